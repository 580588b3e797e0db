/**
 * Makes the tables of a rendered article readable on a phone: each cell bears the name of its column
 * and keeps its words together, so that a wide table can be shown row by row where it does not fit.
 * Where a table scrolls sideways all the same, its box can be reached by keyboard and bears the name
 * of the heading above.
 * @param html as Markdown is rendered: headings with an id, tables without attributes
 */
export function articleTables(html: string): string {
  let heading = '';
  return html.replace(
    /<h[2-6] id="([^"]*)"|<table>.*?<\/table>/gs,
    (found, id: string | undefined) => {
      if (id !== undefined) {
        heading = id;
        return found;
      }
      const name = heading && ` aria-labelledby="${heading}"`;
      return `<div class="table-box" role="group" tabindex="0"${name}>${withColumnNames(found)}</div>`;
    },
  );
}

function withColumnNames(table: string): string {
  const columns = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, words = '']) =>
    words.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;'),
  );
  return table.replace(/<tr>.*?<\/tr>/gs, (row) => {
    let column = 0;
    return row.replace(/<td([^>]*)>(.*?)<\/td>/gs, (_, attributes: string, words: string) => {
      const name = columns[column++] ?? '';
      return `<td${attributes} data-column="${name}"><span>${words}</span></td>`;
    });
  });
}
