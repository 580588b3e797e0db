export { backUp, reasonOfFailure } from './back-up.ts';
export { deleteOlder } from './folder.ts';
export { noteProof, type Proofs, readProofs } from './proof-records.ts';
