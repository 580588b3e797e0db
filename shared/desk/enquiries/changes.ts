import { z } from 'zod';
import { eachField, enquiryFields } from '../../enquiry-fields.ts';
import { localTime, optionalLine, plainText, version } from '../fields.ts';
import { maxTextLengths } from '../text-lengths.ts';
import { enquirySource, enquiryTab, listedEnquiry, pendingReason } from './list.ts';

/** Where to move an enquiry. */
const destination = {
  tab: enquiryTab,
  /** Why it is pending, for that tab only. */
  pending: z
    .discriminatedUnion('reason', [
      z.strictObject({ reason: pendingReason.exclude(['call-back']) }),
      /** By the clinic's clock. */
      z.strictObject({ reason: z.literal('call-back'), callAt: localTime }),
    ])
    .optional(),
};

/**
 * The body of `PATCH /api/desk/enquiries/:id`, which moves the enquiry to another tab. Moving it out of spam sends it
 * by the channels that have not sent it yet.
 */
export const moveEnquiry = z.strictObject({
  version,
  ...destination,
  /** Whether this undoes a move. */
  undo: z.boolean().optional(),
  /** The offer to withdraw as well; if it was answered, the response is 409. */
  offer: version.optional(),
  /** The offer to mark as unsent again; if it was answered, the response is 409. */
  sent: version.optional(),
});

/** The body of `POST /api/desk/enquiries/moves`, which moves several enquiries. */
export const moveEnquiries = z.strictObject({
  moves: z
    .array(z.strictObject({ id: z.uuid(), version, ...destination }))
    .min(1)
    .max(50),
  undo: z.boolean().optional(),
});

/** The response to several moves: each enquiry as it is now, and the ids of those that someone else has changed. */
export const movedEnquiries = z.object({
  enquiries: z.array(listedEnquiry),
  conflicts: z.array(z.string()),
});

/** The body of `POST /api/desk/enquiries`: an enquiry that came by phone or at the counter. */
export const newEnquiry = z.strictObject({
  /** Chosen by the browser, so that a repeated request adds the enquiry once. */
  id: z.uuid(),
  source: enquirySource.exclude(['form']),
  language: z.string(),
  /** The id of the requested package. */
  package: z.string().max(100).optional(),
  // Empty if staff did not ask.
  ...eachField((name) => optionalLine(enquiryFields[name].maxLength)),
  name: optionalLine(enquiryFields.name.maxLength).min(1),
  email: z.email().max(enquiryFields.email.maxLength).or(z.literal('')),
  message: plainText(enquiryFields.message.maxLength),
});

/** The body of `PUT /api/desk/enquiries/:id/entered`, which corrects an enquiry that staff have entered. */
export const correctEnquiry = newEnquiry.omit({ id: true }).extend({ version });

/** The body of `PUT /api/desk/enquiries/:id/phone`, which corrects the number that a patient has written. */
export const correctPhone = z.strictObject({
  version,
  phone: optionalLine(enquiryFields.phone.maxLength).min(1),
});

/** The body of `POST /api/desk/enquiries/:id/contact`: a press on Call or WhatsApp. */
export const contactPatient = z.strictObject({ how: z.enum(['called', 'messaged']) });

/** The response to that press: the enquiry as it is listed now. */
export const contactResponse = z.object({ enquiry: listedEnquiry });

/** The body of `PUT /api/desk/enquiries/:id/language`, which changes the language to answer in. */
export const changeLanguage = z.strictObject({ version, language: z.string() });

/** The body of `POST /api/desk/enquiries/:id/notes`. Notes are only added, so no version is needed. */
export const newNote = z.strictObject({
  /** Chosen by the browser, so that a repeated request adds the note once. */
  id: z.uuid(),
  text: plainText(maxTextLengths.note),
});

/** The body of `DELETE /api/desk/enquiries/:id`, which deletes permanently; the response is empty (204). */
export const deleteEnquiry = z.strictObject({ version, confirm: z.literal(true) });

export type Destination = Omit<z.infer<typeof moveEnquiry>, 'version' | 'undo' | 'offer' | 'sent'>;
export type ContactResponse = z.infer<typeof contactResponse>;
export type NewEnquiry = z.infer<typeof newEnquiry>;
export type MovedEnquiries = z.infer<typeof movedEnquiries>;
