export { noteAccess, noteExport } from './access-log.ts';
export { deskCleanup } from './cleanup.ts';
export { Desk } from './desk.ts';
export { addNote, deleteEnquiry, moveEnquiry, type Outcome } from './enquiry-changes.ts';
export { EnquiryList } from './enquiry-list.ts';
export { deskRoutes } from './routes.ts';
