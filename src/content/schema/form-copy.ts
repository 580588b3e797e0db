import { z } from 'zod';
import { text, texts, textWith } from '../fields/text.ts';

/** What can be wrong with a field of the form. */
const problems = texts({
  missing: 'Where the field is empty.',
  'too-long': 'Where it is too long.',
  invalid: 'Where it cannot be correct.',
});

/** The copy of the contact form: `form` in `site.yaml`. */
export const formCopy = z.strictObject({
  heading: text.describe('The heading above the form.'),
  intro: text.describe('One or two sentences under it.'),
  name: text.describe('Label of the first field.'),
  email: text.describe('Label of the second field.'),
  phone: text.describe('Label of the third field.'),
  phonePlaceholder: text.describe('An example of a phone number.'),
  message: text.describe('Label of the large field.'),
  leaveEmpty: text.describe('Label of the hidden field that only bots fill in.'),
  send: text.describe('The button.'),
  sending: text.describe('The button while the message is being sent.'),
  success: text.describe('The green message once it has been received.'),
  receipt: z
    .strictObject({
      received: textWith('TIME').describe('When the message came; {TIME} is the time.'),
      answer: textWith('TIME').describe('Until when the clinic calls; {TIME} is the time.'),
      answerByMail: textWith('TIME').describe('The same where no complete phone number was typed.'),
      urgent: text
        .optional()
        .describe(
          'The red box above the green message if this one has words of an emergency (`emergency.yaml`); left out, there is none.',
        ),
      worse: text.describe('Whom to call if it gets worse.'),
      keep: text
        .optional()
        .describe('Before the link: that the answer will appear there, and to keep it.'),
      link: text.describe('The link to the private page of the message.'),
    })
    .describe('What stays after the green message.'),
  failures: texts({
    failed: 'How all but the next begin; all of it, for any other reason.',
    invalid: 'Where a field is wrong: that it is not sent yet, and what to do.',
    'too-many': 'Where too many messages have come from the same connection.',
    unavailable: 'Where messages cannot be received.',
    'cross-site': 'Where the form was sent from another website.',
    'too-large': 'Where it is too large to be sent.',
    unreadable: 'Where the browser sent something that is not the form.',
  }).describe('The red message: how it begins, and why, by what went wrong.'),
  typed: texts({
    here: 'After one that is too large: it is still in the form, to be shortened.',
    back: 'Where the form is shown empty, after one too large or too many: one step back in the browser it is still there.',
  })
    .extend({
      open: text
        .optional()
        .describe(
          'After one that did not reach the website: to keep the page open, and send it again.',
        ),
    })
    .describe('Where what was typed is after a message that was not sent.'),
  errorEmergency: text
    .optional()
    .describe(
      'Whom to call in an emergency, above a message that was not sent and beside what is wrong with it; left out, there is no such line.',
    ),
  preview: text
    .optional()
    .describe('Above the form in a preview that staff share: that nothing is sent from it.'),
  errorCall: text.describe('The words before the phone number under the red message.'),
  privacy: text.describe('The link to the privacy page.'),
  packageMessage: textWith('PACKAGE').describe(
    'The first line of the message when a package is booked; {PACKAGE} is its title.',
  ),
  serviceMessage: textWith('SERVICE').describe(
    'The same when a visit for a service is booked; {SERVICE} is its title.',
  ),
  required: text.describe('That all fields are needed.'),
  problems: z
    .strictObject({
      name: problems.describe('For the name.'),
      email: problems.describe('For the email address.'),
      phone: problems.describe('For the phone number.'),
      message: problems.describe('For the message.'),
    })
    .describe('The messages beside a field that is wrong.'),
});
