import { describe, expect, it } from 'vitest';
import { markdown } from './markdown.ts';

const phone = '+91 98765 43210';

async function render(text: string) {
  const renderer = await markdown({
    [phone]: 'tel:+919876543210',
    '108': 'tel:108',
  }).createRenderer({ syntaxHighlight: false });
  const { code, metadata } = await renderer.render(text);
  return { html: code, minutes: metadata.frontmatter['readMinutes'] };
}

describe('a table in an article', () => {
  const table = '| Test | The *"stress"* one |\n| --- | :-: |\n| Time | 5 **min** |\n';

  it('has the name of the column in each cell, and the words of each cell in one element', async () => {
    const { html } = await render(table);
    expect(html).toContain('<td data-column="Test"><span>Time</span></td>');
    expect(html).toMatch(
      /<td [^>]*data-column="The “stress” one"><span>5 <strong>min<\/strong><\/span><\/td>/,
    );
  });

  it('can be focused by keyboard and is named after the heading above it', async () => {
    const { html } = await render(`## Which?\n\n${table}\nThen.\n`);
    expect(html).toContain('<h2 id="which">');
    expect(html).toContain(
      '<div class="table-box" role="group" tabindex="0" aria-labelledby="which"><table>',
    );
    expect(html).toMatch(/<\/table><\/div>\s*<p>Then\.<\/p>/);
  });

  it('has no header row if the one in Markdown is empty', async () => {
    const { html } = await render('| | |\n| --- | --- |\n| ECG | ₹300 |\n');
    expect(html).not.toContain('<th');
    expect(html).toContain('<span>₹300</span>');
  });
});

describe('the clinic’s phone number in an article', () => {
  it('is a link at every occurrence, as is the ambulance’s', async () => {
    const { html } = await render(`Call ${phone}, *${phone}* or **108**.\n`);
    const number = '<a href="tel:+919876543210">+91\u00a098765\u00a043210</a>';
    const ambulance = '<a href="tel:108">108</a>';
    expect(html).toContain(
      `<p>Call ${number}, <em>${number}</em> or <strong>${ambulance}</strong>.</p>`,
    );
  });

  it('stays as it is in a link', async () => {
    const { html } = await render('[**Call 108**](/contact)\n');
    expect(html).toContain('<a href="/contact"><strong>Call 108</strong></a>');
  });
});

describe('the reading time of an article', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1001, 6],
  ])('is, for %i words, %i min', async (words, minutes) => {
    expect((await render('word '.repeat(words))).minutes).toBe(minutes);
  });

  it('counts the words that are read, not their markup', async () => {
    const list = '- **word**\n'.repeat(200);
    expect((await render(list)).minutes).toBe(1);
  });
});
