import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../tests/support/content/content-files.ts';
import { pictureFile, picturesIn } from './picture-file.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

async function read(
  path: string,
  pictures: Record<string, string | Uint8Array> = { 'heart.svg': svg },
): Promise<string | undefined> {
  const schema = pictureFile(contentFiles({}, pictures).pictures);
  const { data, error } = await schema.safeParseAsync(path);
  return data ?? error?.issues.map(({ message }) => message).join();
}

describe('a picture of the clinic’s folder', () => {
  it('is the photograph of the same name if there is one, with or without the drawing', async () => {
    expect(await read('./heart.svg', { 'heart.svg': svg, 'heart.PNG': png })).toBe('./heart.PNG');
    expect(await read('./heart.svg', { 'heart.PNG': png })).toBe('./heart.PNG');
  });

  it('is refused if it is outside the folder', async () => {
    expect(await read('../outside.svg')).toBe('there is no picture ../outside.svg');
  });
});

it('the pictures of a text come from the folder, not from the web', () => {
  const text =
    '![a](../a%20b.svg) ![5%](./5%.svg) and [![b](./b.png)](/c)\n\n![d](https://d.example/d.png) ![e](/e.svg)\n';
  expect(picturesIn(text)).toEqual(['../a b.svg', './5%.svg', './b.png']);
});
