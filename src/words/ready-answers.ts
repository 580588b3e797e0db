import { interpolate } from '../../shared/interpolate.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { Messages } from '../content/schema/messages.ts';
import type { HoursCopy } from '../content/schema/site.ts';
import type { PageCopy } from '../pages.ts';
import { contactLinks } from './contact/links.ts';
import { hoursLines, hoursSentence } from './hours-text.ts';
import { feeLines, priceText } from './prices.ts';

type Question = PageCopy<'before-you-come'>['questions'][number];

/**
 * The messages of a language, with answers from its “Before you come” page added to the ready ones.
 * @param page null if there is no such page
 */
export function withPageAnswers(
  messages: Messages,
  page: Pick<PageCopy<'before-you-come'>, 'questions'> | null,
): Messages {
  const { answer } = messages;
  if (!answer || !page) return messages;
  const answers = page.questions.flatMap((question) => {
    const { id, readyAnswer: name } = question;
    return name ? [{ id, name, text: interpolate(answer, { ANSWER: answerText(question) }) }] : [];
  });
  return { ...messages, readyAnswers: [...messages.readyAnswers, ...answers] };
}

function answerText({ answer, rows }: Question): string {
  return [answer, ...rows.map(({ name, text }) => `${name}: ${text}`)].join('\n');
}

/**
 * The facts of a clinic that its desk's ready answers may mention; a missing fact is empty.
 * @param site in the language of the answer
 * @param defaultClinic the clinic in the site's default language, used for the link to the map, because each Devanagari
 *   letter takes nine characters in an address
 */
export function answerFacts(
  { clinic, copy }: { clinic: Clinic; copy: { hours: HoursCopy } },
  content: {
    packages: { title: string; price: number }[];
    costs: Pick<PageCopy<'costs'>, 'amounts' | 'prices'> | null;
  },
  defaultClinic: Clinic,
): Record<string, string> {
  const { phoneText, addressText } = contactLinks(clinic);
  const { packages, costs } = content;
  const prices = packages.map(({ title, price }) => `${title}: ${priceText(price, clinic)}`);
  return {
    CLINIC: clinic.name,
    PHONE: phoneText,
    AMBULANCE: clinic.contact.ambulance,
    ADDRESS: addressText,
    MAP: contactLinks(defaultClinic).maps,
    HOURS: hoursLines(clinic, copy.hours).map(hoursSentence).join('; '),
    FEES: costs ? feeLines(costs, clinic).join('\n') : '',
    PRICES: prices.join('\n'),
  };
}
