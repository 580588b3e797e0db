/** A paragraph of a list, as Word writes it. */
const listParagraph = /<p\b[^>]*\bmso-list:\s*l\d+[^>]*>([\s\S]*?)<\/p>/gi;

/** The bullet or the number of such a paragraph, for programs that know no lists of Word. */
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;

/** Where a list ends and another of its kind begins, with nothing between them. */
const seam = /<\/(ul|ol)>\s*<\1>/gi;

/**
 * Converts what Word puts on the clipboard: paragraphs that begin with a bullet or a number become lists, and
 * Word's own style properties, whose names contain those of others, are removed.
 * @param html any markup; that of other programs is returned unchanged
 */
export function fromWord(html: string): string {
  return html
    .replace(listParagraph, (_paragraph, content: string) => {
      const sign = marker.exec(content)?.[1]?.replace(/<[^>]*>|&nbsp;/g, '') ?? '';
      const list = /^\s*\(?\w{1,4}[.)]/.test(sign) ? 'ol' : 'ul';
      return `<${list}><li><p>${content.replace(marker, '')}</p></li></${list}>`;
    })
    .replace(seam, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\bmso-[\w-]+\s*:[^;"'>]*;?/gi, ''));
}
