import type { FieldName } from '../enquiry-fields.ts';
import type { DeskLanguage } from './languages.ts';

/** The names of an enquiry's fields for staff: at the desk, in mail and in the CSV file. */
export const fieldLabels: Record<DeskLanguage, Record<FieldName, string>> = {
  en: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  hi: { name: 'नाम', email: 'ईमेल', phone: 'फ़ोन', message: 'मैसेज' },
  mr: { name: 'नाव', email: 'ईमेल', phone: 'फोन', message: 'मेसेज' },
};
