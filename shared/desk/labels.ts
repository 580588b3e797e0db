import type { FieldName } from '../enquiry-fields.ts';
import type { DeskLanguage } from './languages.ts';

/** What staff call each field of an enquiry: at the desk, in mail and in the table that they save. */
export const fieldLabels: Record<DeskLanguage, Record<FieldName, string>> = {
  en: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  hi: { name: 'नाम', email: 'ईमेल', phone: 'फ़ोन', message: 'मैसेज' },
  mr: { name: 'नाव', email: 'ईमेल', phone: 'फोन', message: 'मेसेज' },
};

/** What staff call the ways in which enquiries are sent on; an enquiry goes by each that is configured. */
export const channelLabels = {
  en: { service: 'Form service', mail: 'Email to the clinic' },
  hi: { service: 'फ़ॉर्म सेवा', mail: 'क्लिनिक को ईमेल' },
  mr: { service: 'फॉर्म सेवा', mail: 'क्लिनिकला ईमेल' },
};
