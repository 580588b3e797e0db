import { expect, it } from 'vitest';
import { fromWord } from './word.ts';

const item = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const pasted = (html: string) => fromWord(html).replace(/<\/?o:p>/g, '');

it('pasting turns the paragraphs that Word writes for lists into lists of the same kind', () => {
  const html = `<p>Before</p>\n${item('·', 'First point')}\n${item('·', '<b>Second</b> point')}\n<p>Between</p>${item('1.', 'One')}`;
  expect(pasted(html)).toBe(
    '<p>Before</p>\n<ul><li><p>First point</p></li><li><p><b>Second</b> point</p></li></ul><p>Between</p><ol><li><p>One</p></li></ol>',
  );
});

it('pasting keeps the levels and the numbers of Word’s lists, including those in Devanagari', () => {
  const html = [
    item('२.', 'Two'),
    item('o', 'below two', 2),
    item('§', 'below that', 4),
    item('o', 'again', 2),
    item('३.', 'Three'),
    item('1.', 'A new list'),
  ].join('\n');
  expect(pasted(html)).toBe(
    '<ol start="2"><li><p>Two</p><ul><li><p>below two</p><ul><li><p>below that</p></li></ul></li><li><p>again</p></li></ul></li><li><p>Three</p></li></ol><ol><li><p>A new list</p></li></ol>',
  );
});

it('pasting joins the separate lists that Word in the browser writes for the items of one list', () => {
  const box = (level: number, text: string) =>
    `<div class="ListContainerWrapper BCX0"><ul class="BulletListStyle1" role="list"><li role="listitem" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph">${text}</p></li></ul></div>`;
  expect(pasted(box(1, 'A') + box(2, 'B') + box(1, 'C'))).toMatch(
    /^<ul><li><p[^>]*>A<\/p><ul><li><p[^>]*>B<\/p><\/li><\/ul><\/li><li><p[^>]*>C<\/p><\/li><\/ul>$/,
  );
});

it('pasting leaves out what was deleted with tracked changes', () => {
  expect(
    fromWord('<p>Walk <del cite="mailto:A" datetime="2026-11-01T10:00">not</del>daily</p>'),
  ).toBe('<p>Walk daily</p>');
});

it('pasting removes Word’s own style properties, which could be mistaken for standard ones', () => {
  expect(fromWord("<b style='mso-bidi-font-weight:normal;color:red'>Bold</b>")).toBe(
    "<b style='color:red'>Bold</b>",
  );
  expect(fromWord('<b style="font-weight:normal">Not bold: a mso-list: word</b>')).toBe(
    '<b style="font-weight:normal">Not bold: a mso-list: word</b>',
  );
});
