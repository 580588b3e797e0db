import { hasPage } from '../content/read/addresses.ts';
import { sharedTexts } from '../content/read/chest-pain.ts';
import { findPage, getSite, type Site } from '../content/read/index.ts';
import { type PageCopy, pathOf, type SinglePage, singlePages } from '../pages.ts';
import { contactLinks } from '../words/contact/links.ts';
import { closedWeekdays, hoursLines, hoursSentence } from '../words/hours-text.ts';
import type { SearchDocument } from './search.ts';

/** Pages that a search does not find: the results page itself. */
const unlistedPages: SinglePage[] = ['search'];

/** Makes the documents of single pages, in the order of the table of pages. */
export async function pageDocuments(language: string): Promise<SearchDocument[]> {
  const site = await getSite(language);
  const { daysOff: sentence } = (await findPage('search', language)) ?? {};
  const closedDays = closedWeekdays(site.clinic, site.copy.hours, sentence);
  const documents = singlePages.map(async (name) => {
    const href = pathOf(name, site.clinic);
    if (unlistedPages.includes(name) || !hasPage(site, language, href)) return [];
    const copy = await findPage(name, language);
    if (!copy) return [];
    const page = documentOf(site, name, href, copy);
    // The closed days come first in the summary: a search may have found the page by another name of a day, इतवार for
    // रविवार, and the excerpt has to show these days all the same.
    const hasDaysOff = name === 'contact' && closedDays !== null;
    return [hasDaysOff ? { ...page, summary: `${closedDays} ${page.summary}` } : page];
  });
  return (await Promise.all(documents)).flat();
}

function documentOf(
  site: Site,
  name: SinglePage,
  href: string,
  copy: PageCopy<SinglePage>,
): SearchDocument {
  const { clinic } = site;
  const titles: Partial<Record<SinglePage, string>> = {
    home: clinic.name,
    about: clinic.doctor.name,
  };
  const titlesAndKeywords = [
    copy.heading,
    ...('breadcrumb' in copy ? [copy.breadcrumb] : []),
    ...copy.meta.keywords,
  ];
  return {
    href,
    kind: 'page',
    title: titles[name] ?? copy.heading,
    // The names of the blog page are left out: they are subjects, and its articles should be found instead.
    ...(name !== 'blog' && { names: titlesAndKeywords.flatMap((text) => text.split(/, */)) }),
    headings: titlesAndKeywords.join('. '),
    summary: copy.meta.description,
    text: textsOf(site, name, copy).join(' '),
  };
}

/** The texts of a page that are searched besides its headings. */
function textsOf({ clinic, copy: shared }: Site, name: SinglePage, copy: PageCopy<SinglePage>) {
  if ('education' in copy) {
    const items = [copy.education, copy.experience].flatMap((part) => part?.items ?? []);
    return [
      ...copy.sections.flatMap(({ paragraphs }) => paragraphs),
      ...copy.answers.map(({ question, answer }) => `${question}: ${answer}`),
      ...(copy.visit?.steps ?? []).map(({ title, text }) => `${title}: ${text}`),
      ...items.map(({ title, text }) => `${title}: ${text}.`),
    ];
  }
  if ('untilHelp' in copy) return sharedTexts(copy);
  const lead = leadOf(copy);
  if ('prices' in copy) {
    const items = copy.prices.flatMap((part) => part.items);
    return [...lead, ...items.flatMap((item) => (item.note ? `${item.name}: ${item.note}` : []))];
  }
  if ('questions' in copy) {
    const answers = copy.questions.map(({ question, answer, rows }) =>
      [question, answer, ...rows.flatMap(({ name, text }) => [name, text])].join(' '),
    );
    return [...lead, ...answers];
  }
  if (name !== 'contact') return lead;
  const { phoneText, addressText } = contactLinks(clinic);
  const hours = hoursLines(clinic, shared.hours).map(hoursSentence);
  const contacts = [phoneText, clinic.contact.email, `${addressText}.`, ...hours];
  const labels = [...Object.values(shared.contact), shared.form.phone];
  return [...lead, ...labels, ...contacts, shared.hours.emergency];
}

/** The lead of a page, unless it has placeholders: such a lead repeats texts that are found elsewhere. */
function leadOf(copy: PageCopy<SinglePage>): string[] {
  const lead = 'lead' in copy ? copy.lead : 'hero' in copy && 'lead' in copy.hero && copy.hero.lead;
  return lead && !lead.includes('{') ? [lead] : [];
}
