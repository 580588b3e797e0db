import { z } from 'zod';
import { text, texts, textWith } from '../../fields/fields.ts';

/** `pages/request.yaml`: the private page on which patients follow their request, and answer the clinic. */
export const request = z.strictObject({
  title: text.describe('Title of the browser tab.'),
  emergency: text.describe('At the top: the signs of an emergency, and whom to call.'),
  headings: z
    .strictObject({
      received: text.describe('Before a time has been offered.'),
      offered: textWith('TIME').describe('The question whether a time suits; {TIME} is the time.'),
      asked: text.describe('After another time was asked for.'),
      askedFirst: text.describe('After a time was asked for, before any has been offered.'),
      agreed: textWith('TIME').describe('The visit; {TIME} is its time.'),
      closedThen: textWith('TIME')
        .optional()
        .describe(
          'If the clinic is now closed at the offered or agreed time, {TIME}. Without this text, the headings above are used.',
        ),
      closedDay: textWith('DAY', 'TIME')
        .optional()
        .describe('The same for an offered time, if the clinic is now closed all day on {DAY}.'),
      closedVisit: textWith('DAY', 'TIME')
        .optional()
        .describe('The same for an agreed visit: it will not take place.'),
      past: textWith('TIME').describe(
        'Some hours after an agreed visit; whether the patient came is not known.',
      ),
      cancelled: textWith('TIME').describe('After the visit was cancelled; {TIME} was its time.'),
      closed: text.describe('After a request was cancelled before a time was offered.'),
    })
    .describe('The main heading, depending on what happened last.'),
  outcomes: texts({
    done: 'The answer is recorded.',
    unchosen: 'Not recorded: no half day was chosen.',
    many: 'Not recorded: more than three half days were chosen.',
    changed: 'Not recorded: the clinic has changed the request since the page was loaded.',
    late: 'Not recorded: it is too late; whom to call.',
    full: 'Not recorded: this patient has answered too many times; whom to call.',
    wait: 'Not recorded: too many answers from this connection within ten minutes; what to do.',
    failed: 'Not recorded: the server failed; what to do.',
  }).describe('Whether a patient’s answer was recorded.'),
  steps: z
    .strictObject({
      heading: text.describe('The heading.'),
      received: text.describe('The message is received.'),
      answer: textWith('TIME').describe('The clinic’s deadline for answering, {TIME}.'),
      replied: textWith('TIME')
        .optional()
        .describe(
          'Replaces the deadline once the clinic has answered, at {TIME}, without offering a time.',
        ),
      tried: textWith('TIME')
        .optional()
        .describe(
          'Replaces the deadline once the clinic has called, at {TIME}, and nobody answered.',
        ),
      promised: textWith('TIME')
        .optional()
        .describe(
          'Replaces the deadline while a call at {TIME} is promised; also shown under an offered or agreed time.',
        ),
      urgent: textWith()
        .optional()
        .describe(
          'Replaces the deadline if the message has emergency words, until the clinic has answered, called or promised a call.',
        ),
      shelved: textWith()
        .optional()
        .describe('Replaces the deadline once staff have archived the enquiry without an answer.'),
      read: text.describe('A person has read it.'),
      offered: text.describe('A time is offered.'),
      agreed: text.describe('The visit is agreed.'),
      coming: z
        .strictObject({
          read: text.describe('A person will read it.'),
          offered: text.describe('A time will be offered.'),
          agreed: text.describe('The visit will be agreed.'),
        })
        .optional()
        .describe(
          'The same steps while they are still to come. Without this group, the texts above are used.',
        ),
      cancelled: text.describe('The last step if the visit is cancelled.'),
      closed: text
        .optional()
        .describe('The last step if the clinic is now closed at the offered or agreed time.'),
      waiting: text.describe('Below a step that is still to come.'),
    })
    .describe('The four steps of a request.'),
  offer: z
    .strictObject({
      changed: textWith('TIME').describe('Says that it replaces an earlier time, {TIME}.'),
      line: text.describe('The label of the clinic’s sentence about the time.'),
      closed: text
        .optional()
        .describe('Says that the clinic is now closed at that time, and what to do.'),
      over: text.describe('Says that the time has passed, and what to do.'),
    })
    .describe('The time that is offered.'),
  answers: z
    .strictObject({
      accept: text.describe('The button that accepts the time.'),
      offered: textWith('TIME').describe(
        'Above the next button, after another time was asked for; {TIME} is the time offered before.',
      ),
      keep: textWith('TIME').describe(
        'The button that accepts that time, {TIME}, after all, instead of another.',
      ),
      anotherHeading: text.describe('Heading above the choice of half days.'),
      anotherHint: text.describe('How many half days can be chosen, and what happens next.'),
      closedHeading: text
        .optional()
        .describe('The same if the clinic is now closed at the offered or agreed time.'),
      another: text.describe('The button that asks for another time.'),
      firstHeading: text.describe(
        'The same heading if no time was ever offered, or the visit was cancelled.',
      ),
      first: text.describe('The button under that heading, which asks for a time.'),
      changeHeading: text.describe(
        'The same heading after a time was asked for, before one is offered.',
      ),
      change: text.describe('The button under that heading, which asks for other half days.'),
      cancelVisit: text.describe('The button that cancels a visit.'),
      cancelRequest: text.describe('The same before a time has been offered.'),
      confirm: text.describe('The button that then appears below, and confirms the cancellation.'),
      confirmRequest: text.describe('The same before a time has been offered.'),
      until: textWith('TIME').describe('Until when, {TIME}, an agreed visit can be changed.'),
    })
    .describe('The answers that a patient can give.'),
  asked: z
    .strictObject({
      text: textWith('TIME').describe('By when, {TIME}, the clinic offers another time.'),
      first: textWith('TIME').describe('The same if no time was offered before.'),
      days: text.describe('The label of the chosen half days.'),
      calendar: textWith('TIME')
        .optional()
        .describe(
          'Says that the visit agreed for {TIME} no longer holds, and should be deleted from the patient’s calendar.',
        ),
    })
    .describe('After another time was asked for.'),
  agreed: z
    .strictObject({
      calendar: text.describe('The link that puts the visit into a calendar.'),
      calendarAgain: text.describe('The same if an earlier time had been agreed.'),
      directions: text.describe('The link to a map.'),
      bringHeading: text.describe('Heading of what to bring.'),
      bring: z.array(text).min(1).describe('What to bring.'),
    })
    .describe('Once a visit is agreed.'),
  past: text.describe('Some hours after the visit: how to contact the clinic now.'),
  cancelled: z
    .strictObject({
      byPatient: textWith('TIME').describe(
        'Says that the patient cancelled on this page, and when: {TIME}.',
      ),
      byClinic: textWith('TIME').describe(
        'Says that the clinic cancelled at {TIME}, and whom to call if that is a mistake.',
      ),
      calendar: text
        .optional()
        .describe(
          'Says that the visit should be deleted from the patient’s calendar, if a time had been offered.',
        ),
      again: text.describe('What the patient can still do.'),
    })
    .describe('After a visit or request was cancelled.'),
  deletion: z
    .strictObject({
      open: text.describe('The line that opens the section.'),
      warning: text.describe('What is deleted, what is not, and that it cannot be undone.'),
      confirm: text.describe('The button that deletes it.'),
      done: textWith('TIME').describe('The heading afterwards; {TIME} is when it was deleted.'),
      rest: text.describe('What is not deleted, and how to have that deleted too.'),
    })
    .describe('How patients delete what they sent.'),
  byMail: text.describe(
    'Says that the clinic answers by email, because no complete phone number was given.',
  ),
  keep: text.describe('Asks patients to keep the address of the page, and says who can use it.'),
  keepByChat: text.describe(
    'The link with which patients send that address to themselves on WhatsApp.',
  ),
  missing: texts({
    title: 'Title of the browser tab.',
    heading: 'The heading.',
    text: 'Why that may be, and whom to call.',
    write: 'The link to the form.',
  }).describe('Shown for an address that does not exist, or no longer exists.'),
});
