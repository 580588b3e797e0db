import { expect, it } from 'vitest';
import { fromWord } from './word.ts';

const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

it('pasting turns the paragraphs that Word writes for lists into lists of the same kind', () => {
  const pasted = `<p>Before</p>\n${item('·', 'First point')}\n${item('·', '<b>Second</b> point')}\n<p>Between</p>${item('1.', 'One')}`;
  expect(fromWord(pasted).replace(/<\/?o:p>/g, '')).toBe(
    '<p>Before</p>\n<ul><li><p>First point</p></li><li><p><b>Second</b> point</p></li></ul>\n<p>Between</p><ol><li><p>One</p></li></ol>',
  );
});

it('pasting removes properties of Word that could be mistaken for others, such as the weight of other scripts', () => {
  expect(fromWord("<b style='mso-bidi-font-weight:normal;color:red'>Bold</b>")).toBe(
    "<b style='color:red'>Bold</b>",
  );
  expect(fromWord('<b style="font-weight:normal">Not bold: a mso-list: word</b>')).toBe(
    '<b style="font-weight:normal">Not bold: a mso-list: word</b>',
  );
});
