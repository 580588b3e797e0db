import { describe, expect, test } from 'vitest';
import { clean, sanitise } from '../../tests/posts/sanitise.ts';

describe('the sanitiser keeps', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em><br />four</p>',
    '<ul><li>One</li></ul><ol start="3"><li>Two</li></ol>',
    '<table><caption>T</caption><tbody><tr><th scope="col" colspan="2">A</th></tr></tbody></table>',
    '<blockquote><p>Said</p></blockquote><hr />',
    '<p><a href="/contact">Contact</a> <a href="#more">More</a></p>',
    '<p><a href="mailto:care@clinic.example">Mail</a> <a href="tel:+919876543210">Call</a></p>',
    '<p>दिल &amp; heart &lt; 5</p>',
  ])('%s', (content) => {
    expect(clean(content)).toBe(content);
  });

  test('figures, whose pictures load lazily', () => {
    const source = 'https://images.example/a.jpg';
    const figure = `<figure><img src="${source}" width="640" onload="x"><figcaption>A</figcaption></figure>`;
    const picture = `<img src="${source}" alt="" width="640" loading="lazy" decoding="async" />`;
    expect(clean(figure)).toBe(`<figure>${picture}<figcaption>A</figcaption></figure>`);
  });

  test('the text of elements that are not allowed', () => {
    expect(
      clean('<article><p><span style="color:red">Red</span> <font>old</font></p></article>'),
    ).toBe('<p>Red old</p>');
  });
});

describe('links', () => {
  test('are marked if they lead to another site', () => {
    expect(clean('<a href="https://who.int/heart" target="_blank" rel="opener">WHO</a>')).toBe(
      '<a href="https://who.int/heart" rel="noopener">WHO</a>',
    );
  });

  test.each(['//other.example/', '/\\other.example/'])(
    'are marked even if their address disguises that they lead to another site (%s)',
    (href) => {
      expect(clean(`<a href="${href}">x</a>`)).toMatch(/ rel="noopener"/);
    },
  );

  test.each([
    ['https://clinic.example/offers?a=1#b', '/offers?a=1#b'],
    ['offers', '/offers'],
    ['\u00a0javascript:alert(1)', '/%C2%A0javascript:alert(1)'],
  ])('become paths if they stay within the site (%s)', (href, path) => {
    expect(clean(`<a href="${href}">x</a>`)).toBe(`<a href="${path}">x</a>`);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://[', 'ftp://a.example/'])(
    'lose their address if it is %s',
    (href) => {
      expect(clean(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
    },
  );
});

describe('phone numbers', () => {
  const links = { '108': 'tel:108', '+91 98765 43210': 'tel:+919876543210' };
  const linkPhones = (content: string) => sanitise(content, links).html;

  test('become links in any text, bold or not', () => {
    expect(linkPhones('<p>Call <b>108</b>, then +91 98765 43210 &amp; wait.</p>')).toBe(
      '<p>Call <b><a href="tel:108">108</a></b>, then <a href="tel:+919876543210">+91\u00a098765\u00a043210</a> &amp; wait.</p>',
    );
  });

  test.each([
    '<a href="/contact">Ward <b>108</b></a>',
    '<img src="/a.jpg" alt="Dial 108" loading="lazy" decoding="async" />',
    '<p>1,108 patients, 180/108 mmHg</p>',
  ])('stay as they are in %s', (content) => {
    expect(linkPhones(content)).toBe(content);
  });

  test('become links after a link whose end tag is missing', () => {
    expect(linkPhones('<p><a href="/a">108</p><p>108</p>')).toContain(
      '<p><a href="tel:108">108</a></p>',
    );
  });
});

describe('headings', () => {
  test.each([
    ['<h1>A</h1><h2>B</h2><h1>C</h1>', '<h2>A</h2><h3>B</h3><h2>C</h2>'],
    ['<h2>A</h2><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
    ['<h3>A</h3><h5>B</h5><h5>C</h5><h3>D</h3>', '<h2>A</h2><h3>B</h3><h3>C</h3><h2>D</h2>'],
    ['<h4>A</h4><h1>B</h1>', '<h2>A</h2><h2>B</h2>'],
    [
      '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6>',
      '<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6><h6>F</h6>',
    ],
  ])('of %s form an outline below the heading of the page', (content, html) => {
    expect(clean(content)).toBe(html);
  });
});

test.each([
  [undefined],
  [null],
  [5],
  [''],
  ['  '],
  ['<p></p><div> &nbsp;</div><br>'],
  ['<script>x</script>'],
])('the sanitiser turns %j into nothing', (content) => {
  expect(clean(content)).toBeNull();
});

test.each(['http://a.example/x.jpg', 'x.jpg', 'data:image/png;base64,AA', '//a.example/x.jpg'])(
  'the sanitiser removes a picture from %s',
  (source) => {
    expect(clean(`<p>A<img src="${source}">B</p>`)).toBe('<p>AB</p>');
  },
);
