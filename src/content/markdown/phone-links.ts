import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import { type PhoneLinks, splitAtPhoneNumbers } from '../../../shared/phone-numbers.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** Turns each phone number in a text into a link, unless it is inside a link already. */
export function phoneLinks(links: PhoneLinks) {
  return defineHastPlugin({
    name: 'phone-links',
    text(node, context) {
      const parts = splitAtPhoneNumbers(node.value, links);
      if (parts.every((part) => typeof part === 'string')) return;
      if (isInLink(node, context)) return;
      context.replaceNode(
        node,
        parts.map((part) => (typeof part === 'string' ? text(part) : link(part))),
      );
    },
  });
}

function isInLink(node: Readonly<HastNode>, context: HastVisitorContext): boolean {
  const parent = context.parent(node);
  if (!parent) return false;
  return (parent.type === 'element' && parent.tagName === 'a') || isInLink(parent, context);
}

function link({ text: words, href }: { text: string; href: string }): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [text(words)] };
}

function text(value: string) {
  return { type: 'text', value } as const;
}
