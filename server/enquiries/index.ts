export { toCsv } from './csv.ts';
export { createEnquiries, type Enquiries, howToSend } from './enquiries.ts';
export { languageName } from './language-name.ts';
export type { StaffEnquiry } from './staff-enquiry.ts';
export type { DeliveryTimings } from './timings.ts';
