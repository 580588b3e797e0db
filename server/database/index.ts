export { checkStorage, pingDatabase } from './checks.ts';
export { isSqlite } from './is-sqlite.ts';
export { openAsItIs, openDatabase, openWhenReady } from './open.ts';
export { overwriteDeleted } from './overwrite-deleted.ts';
export type { Database, Tables, Transaction } from './tables.ts';
export { inTransaction } from './transaction.ts';
export { whenUnlocked } from './when-unlocked.ts';
