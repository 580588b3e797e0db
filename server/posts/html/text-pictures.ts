import { Parser } from 'htmlparser2';

/** A picture in a text, with the attributes of its `img` as written. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** The pictures in a text, in order. */
export function picturesIn(html: string): TextPicture[] {
  const found: TextPicture[] = [];
  walkPictures(html, ({ src = '', alt = '' }) => found.push({ src, alt: alt.trim() }));
  return found;
}

/**
 * The text with the addresses of its pictures replaced.
 * @param addresses the new addresses, keyed by the current ones; a picture that is not in it keeps its own
 */
export function withAddresses(html: string, addresses: ReadonlyMap<string, string>): string {
  let written = '';
  let end = 0;
  walkPictures(html, (attributes, from, to) => {
    const src = addresses.get(attributes['src'] ?? '');
    if (src === undefined) return;
    const pairs = Object.entries({ ...attributes, src }).map(
      ([name, value]) => `${name}="${escaped(value)}"`,
    );
    written += `${html.slice(end, from)}<img ${pairs.join(' ')}>`;
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
