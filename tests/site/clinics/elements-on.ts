import { type Element, selectIn, textOf, type WebPage } from '../../support/site/web-page.ts';

/** Describes the elements that match a selector and pass a test, each with the path of its page. */
export function elementsOn(
  pages: WebPage[],
  selector: string,
  test: (element: Element) => boolean = () => true,
): string[] {
  return pages.flatMap((page) =>
    page
      .select(selector)
      .filter(test)
      .map(({ name, attribs }) => `${page.path}: <${name} class="${attribs['class'] ?? ''}">`),
  );
}

/** Whether an element that is shown has neither text nor a picture. */
export function isEmpty(element: Element): boolean {
  const parent = element.parent?.type === 'tag' ? element.parent.attribs : {};
  if ('hidden' in element.attribs || 'hidden' in parent) return false;
  return textOf(element) === '' && selectIn(element, 'img, svg, input').length === 0;
}
