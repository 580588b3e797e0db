import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SpamRule } from '../../../../shared/desk/enquiries/list.ts';
import type { EnquiryContent } from '../../../../shared/enquiry-fields.ts';

const phraseList = z.array(z.string());

const { abuse, harmlessHosts, moneyOffers, sales } = z
  .object({
    harmlessHosts: phraseList,
    sales: phraseList,
    moneyOffers: z.record(z.string(), z.object({ topics: phraseList, lures: phraseList })),
    abuse: phraseList,
  })
  .parse(parse(readFileSync(join(import.meta.dirname, 'words.yaml'), 'utf8')));

/** A link as people type it: with `http(s)://` or `www.`, or a domain name with a common ending; no email address. */
const link =
  /(?<![\p{L}\p{M}\p{N}@._-])(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{M}\p{N}@._/-])(?:[a-z0-9-]{1,63}\.){1,8}(?:com|net|org|info|biz|ru|xyz)(?![\p{L}\p{N}@-])(?:\/[^\s<>"]*)?/gu;

/** A link in HTML or BBCode, as bots write it for forums. */
const codedLink = /<a\s[^>]{0,200}href|\[(?:url|link)[=\]]/u;

/** A currency as it stands before an amount. */
const currency = '[$€£₹]|\\b(?:usd|inr|rs\\.?|eur|aed)';
/** A currency, or a number word such as lakh, as it stands after an amount. */
const unit =
  '(?:usd|usdt|btc|dollars?|euros?|inr|rs|rupees?|rupaye|rupay|lakhs?|lacs?|crores?|रुपये|रुपए|रुपया|रुपयां|रु|लाख|करोड|कोटी)';
const number = '\\p{Nd}[\\p{Nd}.,]{0,20}';

/** A sum of money, in figures. */
const sum = new RegExp(
  `(?:${currency})\\s*${number}|${number}\\s*k?\\s*(?:[$€£₹]|${unit}(?![\\p{L}\\p{M}]))`,
  'u',
);

/** A sum that is promised for each day or week. */
const regularSum = new RegExp(
  `(?:(?:${currency})\\s*${number}|${number}\\s*k?\\s*(?:[$€£₹]|${unit}))\\s*(?:daily|a day|per day|every day|a week|per week|weekly|रोज|रोजाना|दररोज|roz|rozana|darroj)(?![\\p{L}\\p{M}])`,
  'u',
);

/**
 * The three rules for spam, in this order:
 *
 * - `links`: two different links, a link written as code, or one link and words of a sales pitch. Links to sites
 *   where people keep reports, and to the clinic's own site, count only beside such words.
 * - `money`: a sum of money in an offer of crypto, a loan, a lottery, a place in search results or easy earning.
 * - `abuse`: gross abuse.
 *
 * Callers ignore the rule if the message contains emergency words: such a message is never spam.
 * @param siteUrl the origin of the clinic's site
 * @returns the rule that the message matches; null if it matches none
 */
export function spamRuleOf(
  { name, message }: Pick<EnquiryContent, 'name' | 'message'>,
  siteUrl: string,
): SpamRule | null {
  const text = plainText(`${name}\n${message}`);
  if (isAdvertisement(text, hostOf(siteUrl))) return 'links';
  if (isOfferOfMoney(text)) return 'money';
  return hasAbuse(plainText(message)) ? 'abuse' : null;
}

function isAdvertisement(text: string, ownHost: string): boolean {
  if (codedLink.test(text)) return true;
  const links = new Set(text.match(link)?.map((url) => url.replace(/[.,;:!?)\]]+$/, '')));
  const suspiciousLinks = [...links].filter((url) => {
    const host = hostOf(url);
    return host !== ownHost && !harmlessHosts.includes(host);
  });
  return suspiciousLinks.length >= 2 || (links.size > 0 && hasSalesPitch(text));
}

/** The host of a link, without `www.`. */
function hostOf(address: string): string {
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url?.hostname.replace(/^www\./, '') ?? address;
}

const offers = Object.values(moneyOffers).map(({ topics, lures }) => ({
  hasTopic: finderOf(topics),
  hasLure: finderOf(lures),
}));

function isOfferOfMoney(text: string): boolean {
  if (!sum.test(text)) return false;
  const isRegular = regularSum.test(text);
  return offers.some(({ hasTopic, hasLure }) => hasTopic(text) && (isRegular || hasLure(text)));
}

const hasSalesPitch = finderOf(sales);
const hasAbuse = finderOf(abuse);

/** Returns a function that tells whether a text contains one of these phrases, as whole words. */
function finderOf(phrases: string[]): (text: string) => boolean {
  const alternatives = phrases.map((phrase) =>
    plainText(phrase)
      .split(' ')
      .map((word) =>
        word.endsWith('*')
          ? `${RegExp.escape(word.slice(0, -1))}[\\p{L}\\p{M}]*`
          : RegExp.escape(word),
      )
      .join('[\\s-]+'),
  );
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'u',
  );
  return (text) => pattern.test(text);
}

/**
 * A text in lower case, with Devanagari in one spelling: no nukta, no joiners, and anusvara instead of chandrabindu.
 */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u093c\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll('\u0901', '\u0902');
}
