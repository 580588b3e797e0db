import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Locator, type Page, walkThrough } from '../site.ts';

interface Candidate {
  file: string;
  width: number;
}

/** Every file that a browser may choose for a picture, by format. */
async function candidatesOf(picture: Locator): Promise<Record<string, Candidate[]>> {
  const lists = await picture
    .locator('source, img')
    .evaluateAll((elements) =>
      elements.map((one) => [one.getAttribute('type') ?? 'image/jpeg', one.getAttribute('srcset')]),
    );
  const candidates = lists.map(([type, list]) => [
    type,
    list?.split(', ').map((one) => {
      const [file = '', width = ''] = one.split(' ');
      return { file, width: Number.parseInt(width, 10) };
    }),
  ]);
  return Object.fromEntries(candidates);
}

/** Expects every candidate in its format, as wide as stated, cropped to shape. */
export async function expectPicture(
  picture: Locator,
  widths: number[],
  ratio: number,
): Promise<void> {
  const image = picture.locator('img');
  await expect(image).toHaveAttribute('width', String(widths.at(-1)));
  await expect(image).toHaveAttribute('height', String(Math.round((widths.at(-1) ?? 0) / ratio)));
  const candidates = await candidatesOf(picture);
  expect(Object.keys(candidates)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  for (const [type, list] of Object.entries(candidates)) {
    expect(list.map(({ width }) => width)).toEqual(widths);
    for (const { file, width } of list) {
      const answer = await fetch(new URL(file, picture.page().url()));
      expect(answer.headers.get('content-type'), file).toBe(type);
      const made = await sharp(await answer.arrayBuffer()).metadata();
      expect(made.width, file).toBe(width);
      expect(Math.abs((made.width ?? 0) / ratio - (made.height ?? 0)), file).toBeLessThan(1);
    }
  }
}

/** How red the largest JPEG of a picture is at a point; the coordinates and the result are from 0 to 1. */
export async function rednessAt(picture: Locator, x: number, y: number): Promise<number> {
  const src = await picture.locator('img').getAttribute('src');
  const { data, info } = await sharp(
    await (await fetch(new URL(src ?? '', picture.page().url()))).arrayBuffer(),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const spot = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return ((data[spot] ?? 0) - (data[spot + 1] ?? 0)) / 255;
}

/**
 * The widths of pictures as shown, with the file that the browser chose and those that it could have
 * chosen.
 */
export async function chosenFiles(browser: Browser, url: string, width: number) {
  const page: Page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(url);
  await walkThrough(page);
  const chosen = await page.locator('main picture').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const image = picture.querySelector('img');
      const list = picture.querySelector('source')?.srcset ?? '';
      if (!image?.checkVisibility()) return [];
      const files = list.split(', ').map((one) => one.split(' '));
      const name = new URL(image.currentSrc).pathname;
      const taken = files.find(([file]) => file === name)?.[1];
      return { shown: image.clientWidth, taken, widths: files.map(([, each]) => each) };
    }),
  );
  await page.close();
  return chosen;
}
