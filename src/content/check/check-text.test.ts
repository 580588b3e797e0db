import { expect, it } from 'vitest';
import { checkText, unsafeTexts } from './check-text.ts';

/** Texts of an article that would bring in a script, or something from another site. */
const hostileMarkdown = [
  '<script>alert(1)</script>',
  'A <img src=x onerror=alert(1)> word.',
  '<details ontoggle=alert(1) open>x</details>',
  '<iframe src="https://other.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<!-- <script> -->',
  '[Press](javascript:alert(1))',
  '[Press][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[Press](data:text/html,x)',
  '[Press]({fact})',
  '![Heart]({fact})',
  '![Heart](https://other.example/heart.png)',
  '![Heart][1]\n\n[1]: https://other.example/heart.png',
];

const path = 'en/articles/salt.md';

const article = (text: string) => `---\ntitle: Salt\n---\n${text}`;

it.each(hostileMarkdown)(
  'a text from the desk that would bring in a script or something from another site is refused: %s',
  (value) => {
    expect(unsafeTexts(path, article(value))).not.toEqual([]);
    expect(unsafeTexts(path, value), 'without front matter').not.toEqual([]);
  },
);

it.each(['\u0000', '\u001b[2J', '\ud800'])(
  'a control character or a lone surrogate is refused: %j',
  (character) => {
    expect(unsafeTexts('hours.yaml', `visitHours: "4${character}"`)).not.toEqual([]);
  },
);

it('a text from the desk may have collapsible parts, links, and pictures from the folder', () => {
  const value = `## Salt

<details>
<summary>

Why?

</summary>

Because of [this](/contact), [that](https://who.example/salt "WHO") and [108](tel:108): 2 < 3 & H<sub>2</sub>O.

![A spoon](../../images/salt.svg)

</details>
`;
  expect(unsafeTexts(path, article(value))).toEqual([]);
});

it('a mistake is reported with the JSON pointer of its field, and invalid YAML with an empty one', async () => {
  const packages = '- { id: first, title: First }\n- { id: second, title: Second, price: -1 }\n';
  const mistakes = await checkText('en/packages.yaml', packages);
  expect(mistakes.map(({ pointer }) => pointer)).toContain('/1/price');
  expect(mistakes.map(({ pointer }) => pointer)).toContain('/0/price');
  expect(await checkText('en/packages.yaml', '- id: a: b')).toMatchObject([{ pointer: '' }]);
});
