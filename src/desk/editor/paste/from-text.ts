import { asciiDigits } from '../../../../shared/text/digits.ts';
import { cleanCharacters } from './characters.ts';
import { escapeHtml, unreadableMarksIn } from './html.ts';
import type { PasteLoss, PasteResult } from './markup.ts';

/** A line that begins with a bullet or a number; captures the number and the text. */
const listLine = /^\s*(?:[-*•·–▪◦\uF0A7\uF0B7\uF0D8\uF0FC]|(\p{Nd}{1,2})[.)])\s+(.*)$/u;

/** First parts of words that keep their hyphen if a line ends after it. */
const hyphenatedPrefix =
  /(^|[^\p{L}])(non|self|follow|check|well|long|short|high|low|post|pre|anti|co|ex|semi|multi|x|two|three|one|half|full|side|by|up)-$/iu;

/**
 * Converts pasted plain text: lines become paragraphs and lists, the printed lines of a PDF are joined, and WhatsApp's
 * markers for bold (`*`), italic (`_`) and strikethrough (`~`) are applied.
 */
export function readText(text: string): PasteResult {
  const losses = new Set<PasteLoss>();
  let html = '';
  let openList = '';
  for (const group of text.replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    for (const line of joinWrappedLines(group.split('\n'), losses)) {
      if (line.trim() === '') continue;
      const [listItem, number, itemText] = listLine.exec(line) ?? [];
      const list = listItem === undefined ? '' : number === undefined ? 'ul' : 'ol';
      if (list !== openList)
        html += (openList && `</${openList}>`) + (list && `<${list}${startAttribute(number)}>`);
      openList = list;
      const itemHtml = applyEmphasis(itemText ?? line);
      html += list ? `<li><p>${itemHtml}</p></li>` : `<p>${itemHtml}</p>`;
    }
  }
  html += openList && `</${openList}>`;
  return { html, losses: [...losses], unreadable: unreadableMarksIn(html), pictures: [] };
}

/** The lines of a paragraph, joined if they end where a printed line ended. */
function joinWrappedLines(lines: string[], losses: Set<PasteLoss>): string[] {
  if (!isHardWrapped(lines)) return lines;
  const maxLength = Math.max(...lines.map(({ length }) => length));
  const outputLines: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1] ?? '';
    const isEnd = /[.!?:।॥]["”’)]?\s*$/.test(before) && before.length < maxLength * 0.6;
    const lastLine = outputLines.at(-1);
    if (lastLine === undefined || isEnd || listLine.test(line)) outputLines.push(line);
    else outputLines[outputLines.length - 1] = join(lastLine.trimEnd(), line.trimStart(), losses);
  }
  return outputLines;
}

function join(before: string, after: string, losses: Set<PasteLoss>): string {
  if (!/\p{Ll}[-\u2010\u00AD]$/u.test(before) || !/^\p{Ll}/u.test(after))
    return `${before} ${after}`;
  losses.add('joinedHyphens');
  return hyphenatedPrefix.test(before) ? before + after : before.slice(0, -1) + after;
}

/** Whether lines end where a printed line ended, as in a text copied from a PDF. */
function isHardWrapped(lines: string[]): boolean {
  const textLines = lines.filter((line) => line.trim() !== '');
  if (textLines.length < 2) return false;
  const maxLength = Math.max(...textLines.map(({ length }) => length));
  const breaks = textLines.slice(0, -1).map((line, index) => ({
    isLong: line.length >= maxLength * 0.7,
    // The sentence continues: the line has no end mark, and the next one does not begin with a capital.
    continues:
      !/[.!?:;।॥]\s*$/.test(line) &&
      /^\s*(\p{Ll}|\p{Lo}|\p{Nd}+\s+\p{Ll})/u.test(textLines[index + 1] ?? ''),
  }));
  const count = (name: 'isLong' | 'continues') => breaks.filter((each) => each[name]).length;
  return (
    maxLength >= 30 &&
    count('isLong') >= breaks.length * 0.7 &&
    count('continues') >= breaks.length * 0.5
  );
}

function startAttribute(number = '1'): string {
  const start = Number(asciiDigits(number));
  return start === 1 ? '' : ` start="${start}"`;
}

const emphasisMarkers: [marker: string, element: string][] = [
  ['\\*', 'strong'],
  ['_', 'em'],
  ['~', 's'],
];

/** Markers count as emphasis only if they enclose whole words. */
function applyEmphasis(line: string): string {
  const escapedLine = escapeHtml(
    cleanCharacters(line).replace(/[ \u00A0\u202F]+/g, ' '),
  ).replaceAll('&quot;', '"');
  const emphasisedHtml = emphasisMarkers.reduce((html, [marker, element]) => {
    const markedWords = new RegExp(
      `(^|[\\s(“">])${marker}(\\S|\\S.*?\\S)${marker}(?=$|[\\s.,;:!?)”"।<])`,
      'g',
    );
    return html.replace(markedWords, `$1<${element}>$2</${element}>`);
  }, escapedLine);
  return emphasisedHtml.replace(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?'”’)]/g, '<a href="$&">$&</a>');
}
