import type { PageCopy } from '../../pages.ts';
import { linkTo, type PageLink } from './addresses.ts';

/** What other pages know of the page about chest pain. */
export interface ChestPainPage {
  link: PageLink;
  /** What a list of links calls the page. */
  name: string;
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

/** The words of the page about chest pain that the article on the warning signs shows too. */
export function chestPainWords(copy: PageCopy<'chest-pain'>): string[] {
  const { steps, onThePhone, untilHelp, collapse, noAnswer } = copy;
  const points = [...onThePhone.points, ...untilHelp.points];
  return [
    ...Object.values(steps).flatMap(({ order, detail }) => [order, detail]),
    steps.aspirin.cautionsHeading,
    ...steps.aspirin.cautions,
    ...points.flatMap(({ title, text }) => [title, text]),
    onThePhone.aloud,
    ...[collapse.heading, ...collapse.steps, collapse.note],
    ...[noAnswer.heading, ...noAnswer.steps],
  ];
}
