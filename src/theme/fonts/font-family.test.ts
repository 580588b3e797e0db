import { describe, expect, it } from 'vitest';
import { fontFaults, installedFamilies, installedFamily } from './font-family.ts';

describe('a family of Fontsource', () => {
  it('is one file for all weights if its variable font is installed', () => {
    const lora = installedFamily('Lora');
    expect(lora?.isSerif).toBe(true);
    expect(lora?.files('latin', [400, 600, 700]).map(({ weight }) => weight)).toEqual([
      { min: 400, max: 700 },
    ]);
    expect(lora?.files('latin', [600]).map(({ weight }) => weight)).toEqual([600]);
  });

  it('is one file for each weight if it is not variable', () => {
    const poppins = installedFamily('Poppins');
    expect(poppins?.isSerif).toBe(false);
    expect(poppins?.files('latin', [400, 600, 700]).map(({ weight }) => weight)).toEqual([
      400, 600, 700,
    ]);
  });

  it('is listed if it is installed and has Latin letters', () => {
    const names = installedFamilies();
    expect(names).toEqual(
      expect.arrayContaining(['Eczar', 'Figtree', 'Fraunces', 'Lora', 'Poppins']),
    );
    expect(fontFaults({ heading: names[0], text: names.at(-1) })).toEqual([]);
    expect(names.filter((name) => installedFamily(name) === null)).toEqual([]);
  });

  it('is reported, with the command to type, if it is not installed', () => {
    expect(fontFaults({ heading: 'Source Serif 4' })).toEqual([
      {
        field: 'fonts.heading',
        message:
          'Source Serif 4 is not installed; type npm install --save-exact @fontsource-variable/source-serif-4, or @fontsource/source-serif-4 where fontsource.org has no variable font',
      },
    ]);
  });
});
