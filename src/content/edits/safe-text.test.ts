import { expect, it } from 'vitest';
import { unsafeTexts } from './safe-text.ts';

const file = 'en/articles/salt.md';

it.each([
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
])(
  'a text from the desk that would bring in a script or something from another site is refused: %s',
  (value) => {
    expect(unsafeTexts({ file, field: '/text', value })).not.toEqual([]);
    expect(unsafeTexts({ file, field: '', value: { title: 'A', text: value } })).not.toEqual([]);
  },
);

it.each([[['<script>alert(1)</script>']], [{ toString: 'x' }], [1]])(
  'a value that is not text is refused: %j',
  (value) => {
    expect(unsafeTexts({ file, field: '/text', value })).not.toEqual([]);
    expect(unsafeTexts({ file, field: '', value: { title: 'A', text: value } })).not.toEqual([]);
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
  expect(unsafeTexts({ file, field: '/text', value })).toEqual([]);
});
