import { z } from 'zod';
import { text, texts, textWith } from '../../fields/text.ts';

/** `pages/request.yaml`: the private page on which those who wrote see what became of it, and answer. */
export const request = z.strictObject({
  title: text.describe('Title of the browser tab.'),
  emergency: text.describe('At the top: the signs of an emergency, and whom to call.'),
  headings: z
    .strictObject({
      received: text.describe('While no time has been offered.'),
      offered: textWith('TIME').describe('The question whether a time suits; {TIME} is the time.'),
      asked: text.describe('After another time was asked for.'),
      askedFirst: text.describe('After a time was asked for, where none is offered.'),
      agreed: textWith('TIME').describe('The visit; {TIME} is its time.'),
      closedThen: textWith('TIME')
        .optional()
        .describe(
          'Where the clinic has closed at the time offered or agreed, which is {TIME}; otherwise the texts above.',
        ),
      closedDay: textWith('DAY', 'TIME')
        .optional()
        .describe(
          'The same of a time offered on a day, {DAY}, on which the clinic is closed altogether.',
        ),
      closedVisit: textWith('DAY', 'TIME')
        .optional()
        .describe('The same of a visit that was agreed: that it will not take place.'),
      past: textWith('TIME').describe(
        'The same some hours after it; whether anybody came is not known.',
      ),
      cancelled: textWith('TIME').describe('After the visit was cancelled; {TIME} was its time.'),
      closed: text.describe('After it was cancelled while no time had been offered.'),
    })
    .describe('The main heading, by what was done last.'),
  outcomes: texts({
    done: 'It is recorded.',
    unchosen: 'It is not, since no half day was chosen.',
    many: 'It is not, since more than three half days were chosen.',
    changed: 'It is not, since the clinic had changed the page meanwhile.',
    late: 'It is not, since it is too late; whom to call.',
    full: 'It is not, since this patient has answered many times; whom to call.',
    wait: 'It is not, since many answers came from this connection in ten minutes; what to do.',
    failed: 'It could not be; what to do.',
  }).describe('What came of an answer.'),
  steps: z
    .strictObject({
      heading: text.describe('The heading.'),
      received: text.describe('The message is received.'),
      answer: textWith('TIME').describe('Until when the clinic answers; {TIME} is the time.'),
      replied: textWith('TIME')
        .optional()
        .describe('In its place once the clinic has answered without offering a time, at {TIME}.'),
      tried: textWith('TIME')
        .optional()
        .describe('In its place once the clinic has called at {TIME} and reached nobody.'),
      promised: textWith('TIME')
        .optional()
        .describe(
          'In its place while the clinic has promised a call at {TIME}; under a time that is offered or agreed too.',
        ),
      urgent: textWith()
        .optional()
        .describe(
          'In its place if the message has words of an emergency, until the clinic has done one of these.',
        ),
      shelved: textWith()
        .optional()
        .describe('In its place once the message was put away at the desk without an answer.'),
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
        .describe('The same steps as long as they are still to come; otherwise the texts above.'),
      cancelled: text.describe('The visit is cancelled: the last step then.'),
      closed: text
        .optional()
        .describe('The last step where the clinic has closed at the time offered or agreed.'),
      waiting: text.describe('Below a step that is still to come.'),
    })
    .describe('The four steps of a request.'),
  offer: z
    .strictObject({
      changed: textWith('TIME').describe('That it is in place of an earlier one, which is {TIME}.'),
      line: text.describe('What the clinic’s sentence beside the time is called.'),
      closed: text.optional().describe('That the clinic has closed at that time, and what to do.'),
      over: text.describe('That the time is over, and what to do.'),
    })
    .describe('The time that is offered.'),
  answers: z
    .strictObject({
      accept: text.describe('The button that accepts the time.'),
      offered: textWith('TIME').describe(
        'After another time was asked for, above the next button; {TIME} is the time offered before.',
      ),
      keep: textWith('TIME').describe('The button that accepts that time, {TIME}, after all.'),
      anotherHeading: text.describe('Heading of the choice of half days.'),
      anotherHint: text.describe('How many can be chosen, and what happens then.'),
      closedHeading: text
        .optional()
        .describe('The heading where the clinic has closed at the time offered or agreed.'),
      another: text.describe('The button that asks for another time.'),
      firstHeading: text.describe(
        'Its heading where no time was ever offered, or the visit was cancelled.',
      ),
      first: text.describe('The button that asks for a time there.'),
      changeHeading: text.describe(
        'Its heading where a time is asked for and none is offered yet.',
      ),
      change: text.describe('The button that asks for other half days there.'),
      cancelVisit: text.describe('The button that cancels a visit.'),
      cancelRequest: text.describe('The same while no time has been offered.'),
      confirm: text.describe('The button that appears under it, and cancels.'),
      confirmRequest: text.describe('The same while no time has been offered.'),
      until: textWith('TIME').describe('Until when an agreed visit can be changed; {TIME} is it.'),
    })
    .describe('The answers that one can give.'),
  asked: z
    .strictObject({
      text: textWith('TIME').describe('Until when the clinic offers another; {TIME} is the time.'),
      first: textWith('TIME').describe('The same where none is offered.'),
      days: text.describe('What the list of half days that were chosen is.'),
      calendar: textWith('TIME')
        .optional()
        .describe(
          'That the visit which was agreed for {TIME} is not agreed any more, and is to be deleted in a calendar too.',
        ),
    })
    .describe('After another time was asked for.'),
  agreed: z
    .strictObject({
      calendar: text.describe('The link that puts the visit into a calendar.'),
      calendarAgain: text.describe('The same where an earlier time was agreed before.'),
      directions: text.describe('The link to a map.'),
      bringHeading: text.describe('Heading of what to bring.'),
      bring: z.array(text).min(1).describe('What to bring.'),
    })
    .describe('Once a visit is agreed.'),
  past: text.describe('Some hours after the visit: how to reach the clinic now.'),
  cancelled: z
    .strictObject({
      byPatient: textWith('TIME').describe(
        'That the patient cancelled it here, and when ({TIME}).',
      ),
      byClinic: textWith('TIME').describe('The same of the clinic; whom to call if that is wrong.'),
      calendar: text
        .optional()
        .describe(
          'That the visit is to be deleted in a calendar too, where a time had been offered.',
        ),
      again: text.describe('What one can still do.'),
    })
    .describe('After it was cancelled.'),
  deletion: z
    .strictObject({
      open: text.describe('The line that opens it.'),
      warning: text.describe('What is deleted, what is not, and that it is final.'),
      confirm: text.describe('The button that deletes it.'),
      done: textWith('TIME').describe('The heading afterwards; {TIME} is when it was deleted.'),
      rest: text.describe('What is not deleted, and how to have that deleted too.'),
    })
    .describe('How those who wrote delete what they sent.'),
  byMail: text.describe(
    'That the clinic answers by email, since no complete phone number was typed.',
  ),
  keep: text.describe('That the address of the page is to be kept, and by whom it can be used.'),
  keepByChat: text.describe(
    'The link with which those who wrote send that address to themselves on WhatsApp.',
  ),
  missing: texts({
    title: 'Title of the browser tab.',
    heading: 'The heading.',
    text: 'Why that may be, and whom to call.',
    write: 'The link to the form.',
  }).describe('Shown for an address that does not exist, or not any more.'),
});
