import { Parser } from 'htmlparser2';

/** A picture in a text, as its `img` is written. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** The pictures of a text in their order. */
export function picturesIn(html: string): TextPicture[] {
  const found: TextPicture[] = [];
  walkPictures(html, ({ src = '', alt = '' }) => found.push({ src, alt: alt.trim() }));
  return found;
}

/**
 * The text with other addresses of its pictures.
 * @param addresses by those they have now; what is not in it stays as it is
 */
export function withAddresses(html: string, addresses: ReadonlyMap<string, string>): string {
  let written = '';
  let end = 0;
  walkPictures(html, (attributes, from, to) => {
    const src = addresses.get(attributes['src'] ?? '');
    if (src === undefined) return;
    const words = Object.entries({ ...attributes, src }).map(
      ([name, value]) => `${name}="${escaped(value)}"`,
    );
    written += `${html.slice(end, from)}<img ${words.join(' ')}>`;
    end = to;
  });
  return written + html.slice(end);
}

function walkPictures(
  html: string,
  visit: (attributes: Record<string, string>, from: number, to: number) => void,
): void {
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'img') visit(attributes, parser.startIndex, parser.endIndex + 1);
    },
  });
  parser.end(html);
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
