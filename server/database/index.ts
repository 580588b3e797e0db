export { openDatabase, openWithoutMigrating } from './open.ts';
export {
  checkStorage,
  inTransaction,
  isSqlite,
  overwriteDeletedData,
  pingDatabase,
  retryWhileLocked,
} from './operations.ts';
export { connectClient } from './postgres.ts';
export type { Database, Tables, Transaction } from './tables.ts';
