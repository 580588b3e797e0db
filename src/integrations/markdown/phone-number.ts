import { defineHastPlugin, type HastNode } from 'satteri';

/** Keeps a phone number on one line. */
export function phoneNumber(number: string) {
  return defineHastPlugin({
    name: 'phone-number',
    text(node, context) {
      const [first, ...others] = node.value.split(number).map(text);
      if (first && others.length > 0) {
        context.replaceNode(node, [first, ...others.flatMap((part) => [onOneLine(number), part])]);
      }
    },
  });
}

function onOneLine(words: string): HastNode {
  const properties = { className: ['whitespace-nowrap'] };
  return { type: 'element', tagName: 'span', properties, children: [text(words)] };
}

function text(value: string) {
  return { type: 'text', value } as const;
}
