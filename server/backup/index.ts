export { backUp, reasonOfFailure } from './back-up.ts';
export { deleteOlder } from './folder.ts';
export { type BackupOutcomes, noteOutcome, readOutcomes } from './outcomes.ts';
export { restoreBackup } from './restore.ts';
