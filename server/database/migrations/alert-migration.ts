import { type Kysely, sql } from 'kysely';

/** Creates the tables of the devices on which staff get alerts, and of the keys for push services. */
export async function createAlerts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('push_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('alert_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('each_enquiry', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute();
  const devices = database.schema.createIndex('alert_devices_staff_id').on('alert_devices');
  await devices.column('staff_id').execute();
}

/** Adds to each device the alerts of what is urgent and of what patients answer, both on at first. */
export async function addImmediateAlerts(database: Kysely<unknown>): Promise<void> {
  for (const kind of ['urgent', 'answers']) {
    await database.schema
      .alterTable('alert_devices')
      .addColumn(kind, 'boolean', (column) => column.notNull().defaultTo(sql`true`))
      .execute();
  }
}
