import { expect, it } from 'vitest';
import { parseMarkup } from '../../../../tests/support/pasted-markup.ts';
import { readHtml } from './from-html.ts';
import { readText } from './from-text.ts';
import { toFieldText } from './html.ts';
import { readPaste } from './read-paste.ts';

const paste = (html: string) => readHtml(parseMarkup(html));
const htmlOf = (html: string) => paste(html).html;

const wordDocument = (body: string, css = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!--${css}--></style></head><body lang=EN-IN><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

it.each([
  [
    'Symbol, as Word writes it',
    `5 <span style='font-family:Symbol;mso-ascii-font-family:Calibri;mso-char-type:symbol;mso-symbol-font-family:Symbol'>m</span>g`,
    '5 µg',
  ],
  ['Symbol by its private code points', `<span style='font-family:Symbol'>\uF0B3</span> 3`, '≥ 3'],
  ['a font element', `<font face="Symbol">b</font> blocker`, 'β blocker'],
  ['a class', `<span class=S>³</span>3`, '≥3'],
  [
    'arrows and ticks',
    `<span style='font-family:Wingdings'>à</span><span style='font-family:"Wingdings 2"'>P</span>`,
    '→✓',
  ],
  [
    'characters that the font does not have',
    `<span style="font-family:Symbol">हृदय ≥</span>`,
    'हृदय ≥',
  ],
])('pasting from a symbol font inserts the characters that the font shows: %s', (_, html, text) => {
  expect(
    paste(wordDocument(`<p class=MsoNormal>${html}</p>`, 'span.S {font-family:Symbol;}')),
  ).toMatchObject({
    html: `<p>${text}</p>`,
    unreadable: [],
    losses: [],
  });
});

it('a character that cannot be read becomes a mark, and the notice names each mark once', () => {
  const { html, unreadable } = paste(
    `<p>Take 5 <span style="font-family:'Wingdings 3'">&#xF0F5;</span> a day</p><p>Or \uF06Dg, \uFFFDg</p>`,
  );
  expect(html).toBe('<p>Take 5 [? Wingdings 3] a day</p><p>Or [?]g, [?]g</p>');
  expect(unreadable).toEqual(['[? Wingdings 3]', '[?]']);
});

it('pasting keeps superscript, subscript and strikethrough, however they were made', () => {
  expect(
    htmlOf(
      '<p>10<sup>9</sup>/L 10<span style="vertical-align:super;font-size:0.6em">-3</span> m<span style="position:relative;top:-3.0pt;mso-text-raise:3.0pt">2</span> SpO<sub>2</sub> <s>₹500</s> ₹300 <span style="text-decoration: line-through">₹200</span> <strike>5</strike> <del>6</del></p>',
    ),
  ).toBe(
    '<p>10<sup>9</sup>/L 10<sup>-3</sup> m<sup>2</sup> SpO<sub>2</sub> <s>₹500</s> ₹300 <s>₹200</s> <s>5</s> <s>6</s></p>',
  );
});

it('comments, deletions, hidden text, and the controls, drawings and videos of a web page are removed and reported', () => {
  const comment = `<span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[U1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>`;
  const comments = `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt><![endif]><p class=MsoCommentText>Is this dose right?</p></div></div>`;
  const page = `<button>Share</button><select><option>opt1<option>opt2</select><svg><text>drawn</text></svg><iframe src="https://www.youtube.com/embed/a"></iframe><span style="display:none">unseen</span><span style='mso-hide:all'>unseen</span><script>x()</script>`;
  const deleted = `<del cite="mailto:A" datetime="2026-11-01T10:00">not </del><ins>very </ins>`;
  expect(
    paste(wordDocument(`<p>Walk ${deleted}daily${comment}</p><p>Text ${page}</p>${comments}`)),
  ).toEqual({
    html: '<p>Walk very daily</p><p>Text</p>',
    losses: ['deletions', 'comments', 'controls', 'drawings', 'videos', 'hiddenText'],
    unreadable: [],
    pictures: [],
  });
});

it('pasting keeps footnotes as text, without their links', () => {
  const note = `<p>Aspirin helps.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><![if !supportFootnotes]><span>[1]</span><![endif]></span></a></p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1"><span>[1]</span></a> ESC guideline 2023</p></div></div>`;
  expect(paste(wordDocument(note))).toMatchObject({
    html: '<p>Aspirin helps.[1]</p><p>[1] ESC guideline 2023</p>',
    losses: [],
  });
});

it('the superscript number of a footnote does not become an exponent', () => {
  const note =
    '<p>5 mg<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a href="#sdfootnote1anc">1</a>ESC 2023</p></div>';
  expect(paste(note)).toMatchObject({ html: '<p>5 mg[1]</p><p>[1] ESC 2023</p>', losses: [] });
});

it('pasting removes and reports links that cannot work on the site', () => {
  const links = '<a href="https://example.org/page?a=1">a</a> <a href="javascript:x()">b</a>';
  expect(paste(`<p>${links}</p>`)).toMatchObject({
    html: '<p><a href="https://example.org/page?a=1">a</a> b</p>',
    losses: ['links'],
  });
});

it('pasting turns special spaces into plain ones, and removes soft hyphens', () => {
  expect(
    htmlOf(
      '<p>heart&nbsp;is well&nbsp; now, 5&nbsp;mg and <b>10</b>&nbsp;km, प्रति&shy;दिन\u200bचाल</p>',
    ),
  ).toBe('<p>heart is well now, 5 mg and <strong>10</strong> km, प्रतिदिनचाल</p>');
});

it('pasting keeps headings and lists, both from the installed Word and from Word for the web', () => {
  const item = (marker: string, text: string, level = 1) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
  expect(
    htmlOf(
      wordDocument(
        `<p>Before</p>\n${item('·', 'First')}${item('o', '<b>below</b>', 2)}${item('·', 'Second')}${item('२.', 'Two')}<h2 style='mso-list:l1 level1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Head</h2>`,
      ),
    ),
  ).toBe(
    '<p>Before</p><ul><li><p>First</p><ul><li><p><strong>below</strong></p></li></ul></li><li><p>Second</p></li></ul><ol start="2"><li><p>Two</p></li></ol><h2>1. Head</h2>',
  );
  expect(htmlOf('<p style="mso-list:l0 level1 lfo1">·&nbsp;item</p>')).toBe(
    '<ul><li><p>item</p></li></ul>',
  );
  const box = (level: number, text: string) =>
    `<div class="ListContainerWrapper BCX0"><ul role="list"><li data-aria-level="${level}"><p class="Paragraph"><span>${text}</span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
  const heading =
    '<div class="OutlineElement"><p role="heading" aria-level="2"><span>Before the test</span><span class="EOP">&nbsp;</span></p></div>';
  expect(htmlOf(heading + box(1, 'A') + box(2, 'B') + box(1, 'C'))).toBe(
    '<h2>Before the test</h2><ul><li><p>A</p><ul><li><p>B</p></li></ul></li><li><p>C</p></li></ul>',
  );
});

it('pasting from Google Docs keeps its styles and nested lists, and turns a bold first row into the head of a table', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0"><h2><span style="font-weight:400">When</span></h2><p><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><ul><li><p>One</p></li><ul><li><p>One a</p></li></ul></ul><br /><div><table><colgroup><col/></colgroup><tbody><tr><td><p><span style="font-weight:700">Test</span></p></td><td><p><span style="font-weight:700">Price</span></p></td></tr><tr><td><p>ECG</p></td><td><p>₹300</p></td></tr></tbody></table></div></b>`;
  expect(htmlOf(docs)).toBe(
    '<h2>When</h2><p>Plain <strong>bold</strong></p><ul><li><p>One</p><ul><li><p>One a</p></li></ul></li></ul><table><tbody><tr><th>Test</th><th>Price</th></tr><tr><td>ECG</td><td>₹300</td></tr></tbody></table>',
  );
});

it('a cell of a table keeps its lines, numbers and column; its pictures follow the table', () => {
  const rows =
    '<tr><td rowspan="2"><p>Dose</p></td><td colspan="2">daily</td></tr><tr><td><ol start="2"><li>5 mg</li><li><p>10 mg</p></li></ol></td><td><p>A</p><p>B<img alt="ECG" src="data:image/png;base64,AAAA"></p></td></tr>';
  expect(paste(`<table>${rows}</table>`)).toMatchObject({
    html: '<table><tbody><tr><td>Dose</td><td>daily</td><td></td></tr><tr><td></td><td>2. 5 mg<br>3. 10 mg</td><td>A<br>B</td></tr></tbody></table><p>[? picture 1]</p>',
    losses: ['mergedCells'],
  });
});

it('a picture that came as data leaves a mark, a linked one is reported, and a WhatsApp emoji becomes a character', () => {
  const data = 'data:image/png;base64,AAAA';
  expect(
    paste(
      `<p>A</p><img alt="ECG" src="${data}"><p>B <img src="https://x.example/a.png"><img alt="😊" src="${data}"></p>`,
    ),
  ).toMatchObject({
    html: '<p>A</p><p>[? picture 1]</p><p>B 😊</p>',
    pictures: [{ mark: '[? picture 1]', src: data, alt: 'ECG' }],
    losses: ['pictures'],
    unreadable: [],
  });
});

it('a formula leaves a mark, because as plain text it could mean something else', () => {
  expect(paste('<p>a <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> b</p>')).toMatchObject({
    html: '<p>a [? formula] b</p>',
    unreadable: ['[? formula]'],
  });
});

it('content copied within the editor is pasted unchanged', () => {
  const clipboardHtml =
    '<p data-pm-slice="1 1 []">half</p><p></p><p><a href="/contact">x</a> 5<sup>2</sup> <code data-source="">&lt;b&gt;</code></p><img src="/media/a.jpg" alt="A"><pre data-source="">&lt;hr&gt;</pre>';
  expect(readPaste(clipboardHtml, '')).toMatchObject({ html: clipboardHtml, losses: [] });
});

it('the lines of a PDF are joined into paragraphs, and so are the parts of a hyphenated word', () => {
  const pdf =
    'This text was copied from a PDF file\nand so every line ends where the\nprinted line ended, even in the mid-\ndle of a word.\n\nA new paragraph starts here.';
  expect(readText(pdf)).toMatchObject({
    html: '<p>This text was copied from a PDF file and so every line ends where the printed line ended, even in the middle of a word.</p><p>A new paragraph starts here.</p>',
    losses: ['joinedHyphens'],
  });
});

it.each([
  ['One\n\nTwo', '<p>One</p><p>Two</p>'],
  ['• Salt\n• Oil\nDone', '<ul><li><p>Salt</p></li><li><p>Oil</p></li></ul><p>Done</p>'],
  ['१. चलें\n2) सोएँ', '<ol><li><p>चलें</p></li><li><p>सोएँ</p></li></ol>'],
  ['Then\n2) Sleep', '<p>Then</p><ol start="2"><li><p>Sleep</p></li></ol>'],
  ['*Call 108.* _Now_, please', '<p><strong>Call 108.</strong> <em>Now</em>, please</p>'],
  ['ECG ~₹500~ ₹300', '<p>ECG <s>₹500</s> ₹300</p>'],
  [
    'Hello doctor, tomorrow at nine\nECG ₹300\nEcho ₹2000',
    '<p>Hello doctor, tomorrow at nine</p><p>ECG ₹300</p><p>Echo ₹2000</p>',
  ],
  ['2 * 3 * 4 and snake_case_name', '<p>2 * 3 * 4 and snake_case_name</p>'],
  [
    'See https://example.org/a_b?c=1&d, now',
    '<p>See <a href="https://example.org/a_b?c=1&amp;d">https://example.org/a_b?c=1&amp;d</a>, now</p>',
  ],
  ['a < b & c', '<p>a &lt; b &amp; c</p>'],
])('a pasted message that says %j becomes %s', (text, html) => {
  expect(readText(text).html).toBe(html);
});

it.each([
  ['10<sup>9</sup>/L, m<sup>2</sup>, 10<sup>-3</sup>, SpO<sub>2</sub>', '10⁹/L, m², 10⁻³, SpO₂'],
  ['ECG <s>₹500</s> ₹300', 'ECG [? ₹500] ₹300'],
  ['1<sup>st</sup>, page 5<sup>[3]</sup>, 10<sup>a+b</sup>', '1st, page 5[3], 10[? a+b]'],
  ['<span style="font-family:Symbol">m</span>g &lt; 5', 'µg < 5'],
  [
    '<p>One</p><ul><li>Two</li></ul><ol start="3"><li>Three</li></ol><table><tr><td>a</td><td>b</td></tr></table>',
    'One\n• Two\n3. Three\na b',
  ],
])('%s pasted into a plain text field becomes %s', (html, text) => {
  expect(toFieldText(paste(html))).toBe(text);
});
