import type { LeftOutName } from '../../../shared/pasted/pasted.ts';

/** Selectors of elements that posts may contain but the editor does not support. */
const selectors: Partial<Record<LeftOutName, string>> = {
  headings: 'h4, h5, h6',
  underline: 'u',
  small: 'small',
  terms: 'dl',
  captions: 'figcaption, caption',
};

/** What a text loses when it is changed in the editor. */
export function foreignElements(html: string): LeftOutName[] {
  const text = new DOMParser().parseFromString(html, 'text/html');
  return (Object.keys(selectors) as LeftOutName[]).filter(
    (name) => text.querySelector(selectors[name] ?? '') !== null,
  );
}
