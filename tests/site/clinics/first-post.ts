import { Clinic } from '../../../server/clinic/clinic.ts';
import { readClinic } from '../../../server/clinic/read-clinic.ts';
import { openDatabase } from '../../../server/database/index.ts';
import { createPost, saveDraft } from '../../../server/posts/write/drafts.ts';
import { createPreview } from '../../../server/posts/write/previews.ts';
import { publishPost } from '../../../server/posts/write/publishing.ts';

/** Publishes a post without a picture; returns the paths of its page and of a preview. */
export async function publishFirstPost(
  folder: string,
  databaseUrl: string,
): Promise<[post: string, preview: string]> {
  const database = await openDatabase(databaseUrl);
  const siteUrl = 'https://kochi.example';
  const languages = ['en', 'hi'] as const;
  const options = { database, siteUrl, languages, clinic: new Clinic(readClinic(folder)) };
  const actor = 'Arun Deshmukh';
  const requestId = '00000000-0000-4000-8000-000000000001';
  const id = await createPost(options, { requestId, language: 'en', actor });
  const written = { title: 'The clinic is open', slug: 'open', excerpt: 'Come in.' };
  const rest = { image: null, html: '<p>Come in.</p>', document: null, featured: false };
  const draft = { ...written, ...rest, language: 'en' };
  await saveDraft(options, { id, version: null, actor }, draft);
  await publishPost(options, { id, version: null, actor });
  const { link } = await createPreview(options, id);
  await database.destroy();
  return ['/blog/open', new URL(link).pathname];
}
