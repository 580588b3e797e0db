import { type Kysely, sql } from 'kysely';

type Schema = Kysely<unknown>;

/**
 * Creates the tables of what is written at the desk. What visitors see stays in `blogs` alone, so that an
 * older server, which does not know the other tables, still shows it. Each new column of `blogs` is
 * optional.
 */
export async function createPostDesk(database: Schema): Promise<void> {
  const blogs = () => database.schema.alterTable('blogs');
  await blogs()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ['saved_at', 'saved_by', 'request_id']) {
    await blogs().addColumn(name, 'text').execute();
  }
  // The desk lists posts by when they were last written.
  const written = sql`coalesce(saved_at, created_at, '')`;
  await sql`create index blogs_written on blogs (${written}, id)`.execute(database);
  const requests = database.schema.createIndex('blogs_request_id').on('blogs').unique();
  await requests.column('request_id').execute();

  await withContent(database, 'post_drafts')
    .addColumn('publish_at', 'text')
    .addColumn('scheduled_by', 'text')
    .addPrimaryKeyConstraint('post_drafts_key', ['post_id'])
    .execute();
  await index(database, 'post_drafts', 'publish_at');

  await withContent(database, 'post_versions')
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_versions_key', ['post_id', 'number'])
    .execute();

  await ofPost(database, 'post_addresses')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .execute();
  await index(database, 'post_addresses', 'post_id');

  await ofPost(database, 'post_previews')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await index(database, 'post_previews', 'expires_at');

  await ofPost(database, 'post_editors')
    .addColumn('tab', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await index(database, 'post_editors', 'post_id');
}

/** Adds which posts are translations of one another; an older server shows each as a post of its own. */
export async function addTranslations(database: Schema): Promise<void> {
  await database.schema.alterTable('blogs').addColumn('translation_group', 'text').execute();
  await index(database, 'blogs', 'translation_group');
}

function ofPost(database: Schema, table: string) {
  return database.schema
    .createTable(table)
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('blogs.id').onDelete('cascade'),
    );
}

function withContent(database: Schema, table: string) {
  return ofPost(database, table)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('featured', 'boolean', (column) => column.notNull().defaultTo(sql`false`));
}

async function index(database: Schema, table: string, column: string): Promise<void> {
  await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
