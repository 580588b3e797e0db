/**
 * Makes the tables of a rendered article readable on a phone: each cell bears the name of its column,
 * with which the page shows a wide table row by row where columns do not fit. The roles are said
 * aloud because browsers forget them in a table that is laid out otherwise. Where a table scrolls
 * sideways all the same, its box can be reached by keyboard and bears the name of the heading above.
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
      return `<div class="table-box" role="group" tabindex="0"${name}>${withRoles(found)}</div>`;
    },
  );
}

function withRoles(table: string): string {
  const columns = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, words = '']) =>
    words.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;'),
  );
  return table
    .replace('<table', '<table role="table"')
    .replace(/<(thead|tbody)/g, '<$1 role="rowgroup"')
    .replace(/<th\b/g, '<th role="columnheader"')
    .replace(/<tr>.*?<\/tr>/gs, (row) => withColumnNames(row, columns));
}

function withColumnNames(row: string, columns: string[]): string {
  let column = 0;
  return row
    .replace('<tr', '<tr role="row"')
    .replace(/<td/g, () => `<td role="cell" data-column="${columns[column++] ?? ''}"`);
}
