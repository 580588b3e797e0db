import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import { type PhoneLinks, splitAtPhoneNumbers } from '../../../shared/phone-numbers.ts';
import {
  punctuationAfter,
  punctuationBefore,
  withoutPunctuation,
} from '../../ui/number-punctuation.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/**
 * Turns each phone number in a text into a link, unless it is inside a link already. A bracket before it and
 * a full stop after it stay on its line.
 */
export function phoneLinks(links: PhoneLinks) {
  return defineHastPlugin({
    name: 'phone-links',
    text(node, context) {
      const parts = splitAtPhoneNumbers(node.value, links);
      if (parts.every((part) => typeof part === 'string')) return;
      if (isInLink(node, context)) return;
      context.replaceNode(
        node,
        parts.map((part, index) =>
          typeof part === 'string'
            ? text(withoutPunctuation(parts, index))
            : unbroken(
                punctuationBefore(parts[index - 1]),
                link(part),
                punctuationAfter(parts[index + 1]),
              ),
        ),
      );
    },
  });
}

function isInLink(node: Readonly<HastNode>, context: HastVisitorContext): boolean {
  const parent = context.parent(node);
  if (!parent) return false;
  return (parent.type === 'element' && parent.tagName === 'a') || isInLink(parent, context);
}

/** Keeps a number and its punctuation on one line; a number without punctuation needs no wrapper. */
function unbroken(before: string, number: Element, after: string): Element {
  if (before === '' && after === '') return number;
  const properties = { className: ['inline-block'] };
  const children = [text(before), number, text(after)];
  return { type: 'element', tagName: 'span', properties, children };
}

function link({ text: words, href }: { text: string; href: string }): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [text(words)] };
}

function text(value: string) {
  return { type: 'text', value } as const;
}
