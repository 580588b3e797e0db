/** A placeholder in braces, which a page replaces. */
const placeholder = /\{[^{}]*\}/;

/** The most characters that a page shows in place of one. */
const longestReplacement = 80;

/** A text in more pieces is not compared: its placeholders are not those of a site. */
const mostPieces = 200;

/**
 * A text of a file or of a page as the two are compared: without spaces, Markdown and separators within
 * numbers, because a page may add or leave out any of them.
 */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s*_#>`\u00AD\u200B-\u200D\u2060]+/g, '');
}

/** A part of a text between placeholders. */
interface Part {
  text: string;
  /** The most characters that a page shows before it, after the part before. */
  gap: number;
}

/**
 * Whether the comparable text of a page shows a text of a file, with something else in place of its
 * placeholders. It uses no regular expression, which a few adjacent placeholders would keep busy for minutes.
 * @param isWhole whether the page's text may contain nothing else
 */
export function isShownIn(text: string, shown: string, isWhole = false): boolean {
  const pieces = text.split(placeholder);
  if (pieces.length > mostPieces) return false;
  const { parts, after } = partsOf(pieces);
  // Where the parts so far may end, in order.
  let ends = [0];
  for (const [place, part] of parts.entries()) {
    const starts = placesOf(part.text, shown);
    const isAnywhere = place === 0 && !isWhole;
    ends = (isAnywhere ? starts : within(starts, ends, part.gap)).map(
      (start) => start + part.text.length,
    );
  }
  return isWhole ? ends.some((end) => shown.length - end <= after) : ends.length > 0;
}

function partsOf(pieces: string[]): { parts: Part[]; after: number } {
  const parts: Part[] = [];
  let gap = 0;
  for (const [place, piece] of pieces.entries()) {
    if (place > 0) gap += longestReplacement;
    const own = comparable(piece);
    if (own === '') continue;
    parts.push({ text: own, gap });
    gap = 0;
  }
  return { parts, after: gap };
}

function placesOf(part: string, shown: string): number[] {
  const places: number[] = [];
  for (let at = shown.indexOf(part); at !== -1; at = shown.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** The starts that follow one of the ends by at most a gap; both are in order. */
function within(starts: number[], ends: number[], gap: number): number[] {
  let last = 0;
  return starts.filter((start) => {
    while ((ends[last + 1] ?? Number.POSITIVE_INFINITY) <= start) last += 1;
    const distance = start - (ends[last] ?? Number.POSITIVE_INFINITY);
    return distance >= 0 && distance <= gap;
  });
}

/** How much of a file's text a page shows as it is, in characters. */
export function ownLength(text: string): number {
  return text.split(placeholder).reduce((sum, part) => sum + comparable(part).length, 0);
}

/** The name of a picture's file, which the address of each of its sizes begins with. */
export function pictureName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [start = ''] = name.split('.');
  return start.replace(/[^\w-]+/g, '-');
}
