import type { PageCopy } from '../../pages.ts';
import { type LinkedPage, linkTo } from './addresses.ts';

/** What other pages know of the page about chest pain. */
export interface ChestPainPage extends LinkedPage {
  /** What the link in an emergency box says. */
  invitation: string;
  /** The slug of the article on the warning signs. */
  article: string;
}

/** The links to the page about chest pain. */
export function chestPainPage(
  copy: PageCopy<'chest-pain'>,
  site: Parameters<typeof linkTo>[0],
): ChestPainPage {
  const { breadcrumb: name, link: invitation, article } = copy;
  return { link: linkTo(site, '/chest-pain'), name, invitation, article };
}

/** The texts of the page that the article on the warning signs shows too. */
export function sharedTexts(copy: PageCopy<'chest-pain'>): string[] {
  const { onThePhone, untilHelp, collapse, noAnswer } = copy;
  return textsIn([stepsOf(copy), onThePhone, untilHelp, collapse, noAnswer]);
}

function textsIn(value: string | object): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);
}

/** The four steps, with the words for aspirin that the doctor has chosen. */
export function stepsOf({ steps, aspirin }: PageCopy<'chest-pain'>) {
  if (aspirin?.when !== 'waiting') return steps;
  return { ...steps, aspirin: { ...steps.aspirin, ...aspirin.waiting } };
}
