import type { DeskCopy } from '../../clinic/desk-copy/index.ts';

type ElementName = keyof DeskCopy['elements'];

/** By what each is found: elements that posts may have and the editor has not. */
const selectors: Record<ElementName, string> = {
  headings: 'h4, h5, h6',
  underline: 'u',
  strike: 's',
  small: 'small',
  script: 'sub, sup',
  terms: 'dl',
  captions: 'figcaption, caption',
};

/** What a text loses once it is changed in the editor. */
export function foreignElements(html: string): ElementName[] {
  const text = new DOMParser().parseFromString(html, 'text/html');
  return (Object.keys(selectors) as ElementName[]).filter(
    (name) => text.querySelector(selectors[name]) !== null,
  );
}
