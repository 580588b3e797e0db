import { serverFacts } from '../../shared/clinic-facts.ts';
import { type Config, hoursOf } from '../config.ts';
import { deskWordsOf } from '../desk-words.ts';
import type { OpenedContent } from './content/open-content.ts';

/** What the server needs of content. */
export function ownOfContent({ content }: Pick<OpenedContent, 'content'>) {
  const { clinic, desk } = content.collections;
  const facts = serverFacts.parse(clinic[0]?.data);
  const copies = new Map(desk.map(({ id, data }) => [id.slice(0, id.indexOf('/')), data]));
  return { facts, deskWords: deskWordsOf(copies, facts.languages) };
}

/** Brings a configuration up to date with the content that visitors see. */
export function followContent(config: Config, opened: OpenedContent): void {
  const { facts, deskWords } = ownOfContent(opened);
  Object.assign(config.contact, facts.contact);
  Object.assign(config.hours, hoursOf(facts));
  config.deskWords = deskWords;
  Object.assign(config.content, { folder: opened.folder, state: opened.state });
}
