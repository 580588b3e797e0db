import type { Generated } from 'kysely';

/** The clinic's own posts: what visitors see, where `published` is true. */
interface BlogsTable {
  id: Generated<number>;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  content: string | null;
  featured_image: string | null;
  created_at: string | null;
  published: Generated<boolean>;
  featured: Generated<boolean>;
  /** Code, such as `hi`; null is the first of the clinic's languages. */
  language: string | null;
  /** Counts the changes of the post and of its draft, so that nobody overwrites what another has changed meanwhile. */
  version: Generated<number>;
  /** When something of it was last written, and by whom; null for what is older than the desk. */
  saved_at: string | null;
  saved_by: string | null;
  /** The id that the browser made, so that a repeat is the same post. */
  request_id: string | null;
}

/** What is written of a post, as the desk has it. */
export interface PostContentColumns {
  title: string;
  slug: string;
  excerpt: string;
  image: string | null;
  html: string;
  /** The document of the editor, as JSON text. */
  document: string | null;
  language: string;
  featured: boolean;
}

/** What is written of a post and not published yet. */
interface PostDraftsTable extends PostContentColumns {
  post_id: number;
  /** When it goes to the site by itself. */
  publish_at: string | null;
  scheduled_by: string | null;
}

/** What has been published of a post, each time it was another. */
interface PostVersionsTable extends PostContentColumns {
  post_id: number;
  number: number;
  published_at: string;
  published_by: string;
}

/** The addresses that posts had before. */
interface PostAddressesTable {
  slug: string;
  post_id: number;
}

/** Links on which a draft can be read without signing in. */
interface PostPreviewsTable {
  token_hash: string;
  post_id: number;
  expires_at: string;
}

/** The tabs in which posts are open. */
interface PostEditorsTable {
  tab: string;
  post_id: number;
  name: string;
  since: string;
  seen_at: string;
}

export interface PostTables {
  blogs: BlogsTable;
  post_drafts: PostDraftsTable;
  post_versions: PostVersionsTable;
  post_addresses: PostAddressesTable;
  post_previews: PostPreviewsTable;
  post_editors: PostEditorsTable;
}
