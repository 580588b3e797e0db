import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The font weights that pages use. */
const weights = [400, 600, 700];

/**
 * Makes Android's Devanagari font available to the browsers that this process starts on Linux. Servers lack it, and
 * without it browsers draw boxes of different widths and break lines elsewhere.
 */
export async function addAndroidFonts(): Promise<void> {
  const folder = resolve('.cache/letters');
  const settings = join(folder, 'fonts.conf');
  process.env['FONTCONFIG_FILE'] = settings;
  if (existsSync(settings)) return;
  await mkdir(folder, { recursive: true });
  for (const weight of weights) {
    const name = `noto-sans-devanagari-devanagari-${weight}-normal`;
    const url = import.meta.resolve(`@fontsource/noto-sans-devanagari/files/${name}.woff2`);
    // Chromium does not accept WOFF2 as a system font.
    const options = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
    const font = await subsetFont(await readFile(fileURLToPath(url)), undefined, options);
    await writeFile(join(folder, `${name}.ttf`), font);
  }
  await writeFile(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
</fontconfig>
`,
  );
}
