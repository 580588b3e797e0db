import { expect, it } from 'vitest';
import { parseMarkup } from '../../tests/support/pasted-markup.ts';
import { pastedFromHtml } from './from-html.ts';
import { textOfPasted } from './to-text.ts';

it.each([
  ['10<sup>9</sup>/L, m<sup>2</sup>, 10<sup>-3</sup>, SpO<sub>2</sub>', '10⁹/L, m², 10⁻³, SpO₂'],
  ['ECG <s>₹500</s> ₹300', 'ECG [? ₹500] ₹300'],
  ['1<sup>st</sup>, page 5<sup>[3]</sup>, 10<sup>a+b</sup>', '1st, page 5[3], 10[? a+b]'],
  ['<span style="font-family:Symbol">m</span>g &lt; 5', 'µg < 5'],
  [
    '<p>One</p><ul><li>Two</li></ul><ol start="3"><li>Three</li></ol><table><tr><td>a</td><td>b</td></tr></table>',
    'One\n• Two\n3. Three\na b',
  ],
])('a field for plain text is given %s as %s', (html, text) => {
  expect(textOfPasted(pastedFromHtml(parseMarkup(html)))).toBe(text);
});
