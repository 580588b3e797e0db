import { markdownToHtml } from 'satteri';
import { isMarked } from '../../../shared/pasted/pasted.ts';
import { isSet } from '../../../shared/site-edits/fields.ts';
import { unreadPaste } from '../fields/text.ts';
import type { Edit } from './edit.ts';
import { bodyField, isMarkdown } from './file-fields.ts';
import type { Mistake } from './mistake.ts';

/** A tag that a text may have: what folds, and what is raised or lowered. */
const allowedTag = /^<\/?(details|summary|sub|sup|br)\s*\/?>$/;

const allowedAddress = /^(https?:|mailto:|tel:|\/|#|\.{0,2}\/|[^:{]*$)/i;

/** The message for a value that is not text but would be written into the file as text. */
export const mustBeText = 'must be text';

const onlyMarkdown = 'write it without HTML; only details, summary, sub, sup and br are allowed';

/**
 * What is wrong with the texts of articles that come from the desk: they may not bring scripts, or pictures
 * of other sites. The folder itself is not checked, because whoever can change it can change the code too.
 */
export function unsafeTexts({ file, field, value }: Edit): Mistake[] {
  if (!isMarkdown(file)) return [];
  if (field !== '' && field !== `/${bodyField}`) return [];
  const text = field === '' && isSet(value) ? value[bodyField] : value;
  if (text === undefined) return [];
  const found = typeof text === 'string' ? new Set(messagesFor(text)) : [mustBeText];
  return [...found].map((message) => ({ file, field: bodyField, message }));
}

function messagesFor(text: string): string[] {
  const messages: string[] = isMarked(text) ? [unreadPaste] : [];
  const address = ({ url }: { url: string }) => {
    if (!allowedAddress.test(url.trim())) messages.push(`the address ${url} cannot be a link`);
  };
  const plugin = {
    name: 'safe',
    html({ value }: { value: string }) {
      const tags = value.match(/<[^>]*>?/g) ?? [];
      if (!tags.every((tag) => allowedTag.test(tag))) messages.push(onlyMarkdown);
    },
    link: address,
    definition: address,
    // What it refers to may also be a link, which may lead to other sites.
    imageReference() {
      messages.push('write the address of a picture behind its words: ![words](picture.jpg)');
    },
    image({ url }: { url: string }) {
      // A fact in braces could name one.
      if (URL.canParse(url) || /^\/\/|\{/.test(url)) {
        messages.push(`the picture ${url} is of another site; use one of your own`);
      }
    },
  };
  markdownToHtml(text, { mdastPlugins: [plugin] });
  return messages;
}
