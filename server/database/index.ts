export { openDatabase, openUnmigrated } from './open.ts';
export {
  checkStorage,
  inTransaction,
  isSqlite,
  overwriteDeleted,
  pingDatabase,
  retryWhileLocked,
} from './operations.ts';
export { connectClient } from './postgres.ts';
export type { Database, Tables, Transaction } from './tables.ts';
