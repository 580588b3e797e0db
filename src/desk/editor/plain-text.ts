import { asciiDigits } from '../../../shared/text/digits.ts';

/** A line that begins with a bullet or a number; captures the number and the text. */
const listLine = /^\s*(?:[-*•·–]|(\p{Nd}{1,2})[.)])\s+(.*)$/u;

/**
 * Converts plain text to markup: lines become paragraphs and lists, and text between WhatsApp's marks
 * becomes bold (`*`) or italic (`_`).
 */
export function fromPlainText(text: string): string {
  let html = '';
  let open = '';
  for (const line of text.split(/[\r\n]+/)) {
    const [whole, number, inList] = listLine.exec(line) ?? [];
    const list = whole === undefined ? '' : number === undefined ? 'ul' : 'ol';
    if (list !== open) html += (open && `</${open}>`) + (list && `<${list}${startAt(number)}>`);
    open = list;
    const paragraph = `<p>${withEmphasis(inList ?? line)}</p>`;
    html += list ? `<li>${paragraph}</li>` : paragraph;
  }
  return html + (open && `</${open}>`);
}

function startAt(number = '1'): string {
  const start = Number(asciiDigits(number));
  return start === 1 ? '' : ` start="${start}"`;
}

const emphasis: [sign: string, element: string][] = [
  ['\\*', 'strong'],
  ['_', 'em'],
];

/** Marks count as emphasis only if they enclose whole words. */
function withEmphasis(line: string): string {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return emphasis.reduce((html, [sign, element]) => {
    const enclosed = new RegExp(
      `(^|[\\s(“"])${sign}(\\S|\\S.*?\\S)${sign}(?=$|[\\s.,;:!?)”"।])`,
      'g',
    );
    return html.replace(enclosed, `$1<${element}>$2</${element}>`);
  }, escaped);
}
