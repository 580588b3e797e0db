export { configuredSource } from './archive.ts';
export { backUp, backupName, reasonOfFailure } from './back-up.ts';
export { copyElsewhere, deleteOldBackups } from './folder.ts';
export type { Inventory } from './inventory.ts';
export { type BackupOutcomes, readOutcomes, recordOutcome } from './outcomes.ts';
export { assertUnused, restoreBackup } from './restore.ts';
