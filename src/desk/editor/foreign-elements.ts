import type { DeskCopy } from '../../content/schema/desk/index.ts';

export type ElementName = keyof DeskCopy['elements'];

/** Selectors of elements that posts may contain but the editor does not support. */
const selectors: Partial<Record<ElementName, string>> = {
  headings: 'h4, h5, h6',
  underline: 'u',
  strike: 's',
  small: 'small',
  script: 'sub, sup',
  terms: 'dl',
  captions: 'figcaption, caption',
};

/** What a text loses when it is changed in the editor. */
export function foreignElements(html: string): ElementName[] {
  const text = new DOMParser().parseFromString(html, 'text/html');
  return (Object.keys(selectors) as ElementName[]).filter(
    (name) => text.querySelector(selectors[name] ?? '') !== null,
  );
}
