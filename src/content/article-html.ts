import type { LoaderContext } from 'astro/loaders';

/** The text of an article as HTML, with what Astro knows of it. */
export async function renderArticle(context: LoaderContext, text: string) {
  const rendered = await context.renderMarkdown(text);
  return { ...rendered, html: scrollingTables(rendered.html) };
}

/**
 * Puts each table of a rendered article into a box of its own, which scrolls sideways on a phone, by
 * keyboard too, and bears the name of the heading above it. The table itself stays a table.
 * @param html as Markdown is rendered: headings with an id, tables without attributes
 */
function scrollingTables(html: string): string {
  let heading = '';
  return html.replace(/<h[2-6] id="([^"]*)"|<\/?table>/g, (tag, id: string | undefined) => {
    if (id !== undefined) {
      heading = id;
      return tag;
    }
    if (tag === '</table>') return '</table></div>';
    const name = heading && ` aria-labelledby="${heading}"`;
    return `<div class="table-box" role="group" tabindex="0"${name}><table>`;
  });
}
