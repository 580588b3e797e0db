import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Sets the text of the page as Android does: in Noto Sans, which the machine of the tests may lack. */
export async function setInLettersOfAndroid(page: Page): Promise<void> {
  for (const weight of ['400', '600']) {
    const file = `noto-sans-devanagari-devanagari-${weight}-normal.woff2`;
    const url = import.meta.resolve(`@fontsource/noto-sans-devanagari/files/${file}`);
    const font = await readFile(fileURLToPath(url), 'base64');
    await page.evaluate(
      async ({ font, weight }) => {
        const face = new FontFace('Noto Sans Devanagari', Uint8Array.fromBase64(font), {
          weight,
          unicodeRange: 'U+900-97F',
        });
        document.fonts.add(await face.load());
      },
      { font, weight },
    );
  }
}
