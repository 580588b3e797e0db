import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addImmediateAlerts, createAlerts } from './alert-migration.ts';
import {
  addAccessDetails,
  addStaffLanguage,
  addStaffMail,
  createDesk,
  createStaff,
} from './desk-migrations.ts';
import { addEmails } from './emails-migration.ts';
import {
  createDeliveries,
  createEarlierVersions,
  createEnquiries,
  createFlashMessages,
} from './enquiry-migrations.ts';
import { createMissedSearches } from './missed-searches-migration.ts';
import { addMorning } from './morning-migration.ts';
import { addReasons, addSpecialHours, createNotices } from './notice-migrations.ts';
import { addTranslations, createBlogs, createPostDesk } from './post-migrations.ts';
import {
  addOrderOfAnswers,
  addSendingOfOffers,
  addWithdrawnOffers,
  createRequests,
} from './request-migrations.ts';
import {
  addInFolderSince,
  createConfirmedTexts,
  createSiteEdits,
  createSitePreviews,
} from './site-migrations.ts';

type Schema = Kysely<unknown>;

async function createClock(database: Schema): Promise<void> {
  await database.schema
    .createTable('clock')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .addColumn('doubted_since', 'text')
    .execute();
}

async function addLanguages(database: Schema): Promise<void> {
  for (const table of ['enquiries', 'blogs']) {
    await database.schema.alterTable(table).addColumn('language', 'text').execute();
  }
}

async function createSiteChanges(database: Schema): Promise<void> {
  await database.schema
    .createTable('site_changes')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
}

async function createPictures(database: Schema, kind: 'sqlite' | 'postgres'): Promise<void> {
  await database.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('picture_files')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) =>
      column.notNull().references('pictures.hash').onDelete('cascade'),
    )
    .addColumn('bytes', kind === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .execute();
  const index = database.schema.createIndex('picture_files_hash').on('picture_files');
  await index.column('hash').execute();
}

async function createRestoreProofs(database: Schema): Promise<void> {
  await database.schema
    .createTable('restore_proofs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('enquiries', 'integer')
    .addColumn('newest_enquiry_at', 'text')
    .addColumn('problem', 'text')
    .execute();
  await database.schema
    .createIndex('restore_proofs_at')
    .on('restore_proofs')
    .column('at')
    .execute();
}

/**
 * All migrations, in the order of their names. One that has been released is never edited. Migrations
 * only add: during an upgrade an older server works beside the newer one.
 * @param kind which database the statements are for
 */
export function migrationsFor(kind: 'sqlite' | 'postgres'): Record<string, Migration> {
  return {
    '0001_enquiries': {
      async up(database) {
        await createEnquiries(database);
        await createDeliveries(database);
        await createFlashMessages(database);
      },
    },
    '0002_blogs': { up: (database) => createBlogs(database, kind) },
    '0003_earlier_versions': { up: createEarlierVersions },
    '0004_clock': { up: createClock },
    '0005_flash_messages_expiry': {
      async up(database) {
        const index = database.schema.createIndex('form_outcomes_expires_at').on('form_outcomes');
        await index.column('expires_at').execute();
      },
    },
    '0006_languages': { up: addLanguages },
    '0007_desk': {
      async up(database) {
        await createStaff(database, kind);
        await createDesk(database, kind);
      },
    },
    '0008_site_changes': { up: createSiteChanges },
    '0009_post_desk': { up: createPostDesk },
    '0010_pictures': { up: (database) => createPictures(database, kind) },
    '0011_notices': { up: createNotices },
    '0012_staff_mail': { up: addStaffMail },
    '0014_restore_proofs': { up: createRestoreProofs },
    '0015_access_details': { up: addAccessDetails },
    '0016_requests': { up: createRequests },
    '0017_staff_language': { up: addStaffLanguage },
    '0018_order_of_enquiries': {
      async up(database) {
        const index = database.schema.createIndex('enquiries_order').on('enquiries');
        await index.columns(['created_at', 'id']).execute();
      },
    },
    '0020_morning': { up: (database) => addMorning(database, kind) },
    '0021_alerts': { up: createAlerts },
    '0023_translations': { up: addTranslations },
    '0024_withdrawn_offers': { up: addWithdrawnOffers },
    '0025_missed_searches': { up: createMissedSearches },
    '0026_site_edits': { up: createSiteEdits },
    '0027_order_of_answers': { up: addOrderOfAnswers },
    '0028_site_previews': { up: createSitePreviews },
    '0029_emails': { up: addEmails },
    '0030_confirmed_texts': { up: createConfirmedTexts },
    '0031_reasons_of_closed_days': { up: addReasons },
    '0032_special_hours': { up: addSpecialHours },
    '0033_in_folder_since': { up: addInFolderSince },
    '0035_search': {
      async up(database) {
        const enquiries = database.schema.alterTable('enquiries');
        await enquiries
          .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        await database.schema.dropIndex('enquiries_unread').execute();
      },
    },
    '0036_immediate_alerts': { up: addImmediateAlerts },
    '0037_reset_mail': {
      async up(database) {
        await database.schema.alterTable('staff').addColumn('reset_mailed_at', 'text').execute();
      },
    },
    '0039_no_form_outcomes': {
      up: (database) => database.schema.dropTable('form_outcomes').execute(),
    },
    '0040_sending_of_offers': { up: (database) => addSendingOfOffers(database, kind) },
    '0041_spam_rules': {
      async up(database) {
        await database.schema.alterTable('enquiries').addColumn('spam_rule', 'text').execute();
      },
    },
    '0042_order_of_urgent_enquiries': {
      async up(database) {
        await database.schema.dropIndex('enquiries_urgent').execute();
        const index = database.schema.createIndex('enquiries_urgent').on('enquiries');
        const isUrgent = sql<SqlBool>`urgent`;
        await index.columns(['desk_tab', 'created_at', 'id']).where(isUrgent).execute();
      },
    },
  };
}
