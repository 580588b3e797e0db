/**
 * The content of a vCard or of an iCalendar file: lines that end with CR LF and are folded at 75 bytes,
 * between characters; continuation lines begin with a space.
 */
export function foldLines(lines: string[]): string {
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** A text as a value of such a line. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

function fold(line: string): string {
  const lines = [''];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const lastLine = lines.at(-1) + segment;
    if (Buffer.byteLength(lastLine) > 74) lines.push(segment);
    else lines[lines.length - 1] = lastLine;
  }
  return lines.join('\r\n ');
}
