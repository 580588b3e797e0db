export { backUp, reasonOfFailure } from './back-up.ts';
export { deleteOlder } from './folder.ts';
export { noteOutcome, type BackupOutcomes, readOutcomes } from './outcomes.ts';
