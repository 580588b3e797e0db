import { expect, it } from 'vitest';
import { hostileMarkdown } from '../../../tests/support/content/hostile-markdown.ts';
import { textMistakes } from './mistakes.ts';

it.each([...hostileMarkdown, '![](../../images/salt.svg)', 'Take 5 [? Symbol]g'])(
  'a text is reported that would bring in a script, something from another site, or a gap: %s',
  (text) => {
    expect(textMistakes(text)).not.toEqual([]);
  },
);

it('a text may have what folds, links, raised letters, and pictures from the folder', () => {
  const text = `## Salt

<details>
<summary>

Why?

</summary>

Because of [this](/contact), [that](https://who.example/salt "WHO") and [108](tel:108): 2 < 3 & H<sub>2</sub>O,<br><strong>now:</strong>5.

![A spoon](../../images/salt.svg)

</details>
`;
  expect(textMistakes(text)).toEqual([]);
});
