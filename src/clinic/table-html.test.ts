import { expect, test } from 'vitest';
import { articleTables } from './table-html.ts';

const table =
  '<table><thead><tr><th>Test</th><th>The <em>"stress"</em> one</th></tr></thead>' +
  '<tbody><tr><td>Time</td><td>5 <b>min</b></td></tr></tbody></table>';

test('each cell of an article’s table bears the name of its column', () => {
  const html = articleTables(table);
  expect(html).toContain('<td data-column="Test"><span>Time</span></td>');
  expect(html).toContain(
    '<td data-column="The &quot;stress&quot; one"><span>5 <b>min</b></span></td>',
  );
});

test('a table can be reached by keyboard and is named by the heading above it', () => {
  const html = articleTables(`<h2 id="which">Which?</h2>${table}<p>Then.</p>`);
  expect(html).toContain(
    '<div class="table-box" role="group" tabindex="0" aria-labelledby="which"><table>',
  );
  expect(html).toContain('</table></div><p>Then.</p>');
});

test('a table before any heading has no name, and text without tables stays as it is', () => {
  expect(articleTables(table)).toContain('role="group" tabindex="0"><table');
  expect(articleTables('<p>Only text.</p>')).toBe('<p>Only text.</p>');
});
