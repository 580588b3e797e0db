import { expect, it } from 'vitest';
import { fallbackStyles } from './fallbacks.ts';

const sizeOf = (styles: string, font: string) =>
  Number(styles.match(new RegExp(`local\\("${font}"\\)[^}]*size-adjust: ([\\d.]+)%`))?.[1]);

it('the build makes no fallbacks for the design’s own typefaces, which the stylesheet has', async () => {
  expect((await fallbackStyles({ heading: 'Fraunces', text: 'Figtree' })).trim()).toBe('');
});

it('the build makes fallbacks from the device’s typefaces as wide as another family, in each weight', async () => {
  const styles = await fallbackStyles({ heading: 'Lora', text: 'Poppins' });
  expect(styles).toContain(
    '--fallback-heading: "Like Lora", "Like Lora on Android", Georgia, serif',
  );
  expect(styles).toContain('--fallback-body: "Like Poppins", "Like Poppins on Android", Arial');
  // By the averages of @capsizecss/metrics: Lora 600 478/1000, Poppins 400 and 600 507 and 538/1000.
  expect(sizeOf(styles, 'Times New Roman Bold')).toBeCloseTo(110.5, 0);
  expect(sizeOf(styles, 'Arial')).toBeGreaterThan(105);
  expect(sizeOf(styles, 'Arial Bold')).toBeGreaterThan(105);
});
