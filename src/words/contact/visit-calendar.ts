import { createHash } from 'node:crypto';
import type { Clinic } from '../../content/schema/clinic.ts';
import { escapeText, foldLines } from './folded-lines.ts';
import { contactLinks } from './links.ts';

/** How long a visit takes in a calendar, in minutes. */
const visitMinutes = 30;

/** How long before a visit the calendar reminds the patient: a day, and three hours. */
const reminders = ['-P1D', '-PT3H'];

interface AgreedVisit {
  /** ISO 8601. */
  at: string;
  /** The number of the offer: in a calendar, a later offer replaces an earlier one. */
  version: number;
  /** When it was agreed, ISO 8601. */
  agreedAt: string;
  /** What the clinic says about it: its own sentence, and what to bring; a line each. */
  notes: string[];
}

/**
 * A visit as an iCalendar file (RFC 5545), without the name of the patient.
 * @param token the secret of the private page; the entry's id is derived from it, and the file does not contain it
 */
export function visitCalendar(visit: AgreedVisit, token: string, clinic: Clinic): string {
  const { addressText, phoneText } = contactLinks(clinic);
  const id = createHash('sha256').update(token).digest('hex').slice(0, 32);
  const end = new Date(Date.parse(visit.at) + visitMinutes * 60_000).toISOString();
  const description = [...visit.notes, addressText, phoneText].join('\n');
  const alarms = reminders.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escapeText(clinic.name)}`,
    'END:VALARM',
  ]);
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinic website//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(clinic.siteUrl).hostname}`,
    `SEQUENCE:${visit.version}`,
    `DTSTAMP:${calendarTime(visit.agreedAt)}`,
    `DTSTART:${calendarTime(visit.at)}`,
    `DTEND:${calendarTime(end)}`,
    `SUMMARY:${escapeText(clinic.name)}`,
    `LOCATION:${escapeText(addressText)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...alarms,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** `20261124T050000Z` */
function calendarTime(moment: string): string {
  return moment.replace(/[-:]|\.\d+/g, '');
}
