import { expect, test } from 'vitest';
import { fromPlainText } from './plain-text.ts';

test.each([
  ['One\n\nTwo', '<p>One</p><p>Two</p>'],
  ['• Salt\n• Oil\nDone', '<ul><li><p>Salt</p></li><li><p>Oil</p></li></ul><p>Done</p>'],
  ['१. चलें\n2) सोएँ', '<ol><li><p>चलें</p></li><li><p>सोएँ</p></li></ol>'],
  ['Then\n2) Sleep', '<p>Then</p><ol start="2"><li><p>Sleep</p></li></ol>'],
  ['*Call 108.* _Now_, please', '<p><strong>Call 108.</strong> <em>Now</em>, please</p>'],
  ['2 * 3 * 4 and snake_case_name', '<p>2 * 3 * 4 and snake_case_name</p>'],
  ['a < b & c', '<p>a &lt; b &amp; c</p>'],
])('a pasted message that says %j becomes %s', (text, html) => {
  expect(fromPlainText(text)).toBe(html);
});
