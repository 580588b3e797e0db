import { describe, expect, it } from 'vitest';
import { coloursOf } from './colours.ts';
import { contrast, contrastIssues } from './contrast.ts';
import { designTheme, themeSchema } from './theme.ts';

const theme = (fields: Record<string, string>) => themeSchema.parse(fields);

describe('the colours of a clinic', () => {
  it('are the design’s if the clinic names none', () => {
    const { light, dark } = coloursOf(designTheme);
    expect(light.brand.value).toBe('#556960');
    expect(light.soft.value).toBe('#3d4f47');
    expect(dark.page.value).toBe('#121916');
    expect(dark.brand.value).toBe('#a9c2b5');
  });

  it('give the dark scheme its hue, with the design’s lightness', () => {
    const { dark } = coloursOf(theme({ brand: '#2f4a7a', text: '#1a2238' }));
    expect(dark.brand.value).toBe('#98bcfb');
    expect(dark.page.value).toBe('#121722');
    expect(contrast(dark['on-brand'].value, dark.brand.value)).toBeGreaterThan(7);
  });

  it('leave the red of emergencies unchanged', () => {
    const { light } = coloursOf(theme({ brand: '#7a2f6a', accent: '#2f4a7a' }));
    expect(light.emergency.value).toBe('#b3211e');
  });

  it.each(['#000000', '#ff0000', '#00ff00', '#0000ff', '#777777'])(
    'are readable in the dark scheme if they are made from %s',
    (colour) => {
      const issues = contrastIssues({ brand: colour, accent: colour, star: colour });
      expect(issues.filter(({ message }) => message.includes('on dark screens'))).toEqual([]);
    },
  );
});

describe('the contrast of a clinic’s colours', () => {
  it('is sufficient if the clinic names no colours, or no theme', () => {
    expect(contrastIssues({})).toEqual([]);
    expect(contrastIssues(undefined)).toEqual([]);
  });

  it.each([
    [
      'text below 7:1',
      { text: '#4c5a54' },
      'theme.text: text: #4c5a54 against #e6ede8 has a contrast of 6.08:1 and needs 7:1',
    ],
    [
      'links below 4.5:1',
      { brand: '#6d8378' },
      'theme.brand: links and icons: #6d8378 against #e6ede8 has a contrast of 3.41:1 and needs 4.5:1',
    ],
    [
      'stars below 3:1',
      { star: '#e8b53a' },
      'theme.star: stars: #e8b53a against #e6ede8 has a contrast of 1.58:1 and needs 3:1',
    ],
    [
      'a background that is too dark',
      { warm: '#c9a96a' },
      'theme.warm: text: #3d4f47 against #c9a96a has a contrast of 3.89:1 and needs 7:1',
    ],
  ])('is reported if it is too low: %s', (_what, fields, line) => {
    expect(contrastIssues(fields).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      line,
    ]);
  });

  it('is not measured for a value that is not a colour, which the schema reports', () => {
    expect(contrastIssues({ brand: 'green' })).toEqual([]);
    expect(themeSchema.safeParse({ brand: 'green' }).success).toBe(false);
  });
});
