import { clinicFacts, currentSnapshot } from '../snapshot/snapshot.ts';

/** The clinic's icon as an SVG: its own, or a drawn one in the clinic's colours. */
export async function markDrawing(): Promise<Buffer> {
  const { icon } = currentSnapshot().content;
  if (icon) return Buffer.from(icon);
  const { brand, page, pulseLine } = clinicFacts().theme;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="${brand}"/>
<path fill="none" stroke="${page}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="${pulseLine ? heart : cross}"/>
</svg>
`);
}

/** The pulse line that becomes a heart, as in `ui/Logo.tsx`, on a 32 by 32 grid. */
const heart =
  'M4 19h3.2c.6 0 .8-1.8 1.8-1.8s1.2 1.8 1.8 1.8h1.2l1 1.8L16 10.2l2 15.6 2-6.2c3.6-2 7.2-4 7.2-8C27.2 8.2 24.8 6 22 6c-2.6 0-4.8 1.6-6 4.2-1.2-2.6-3.4-4.2-6-4.2C7.2 6 4.8 8.2 4.8 11.6c0 1.2 .3 2.3 .8 3.2';

/** The cross of `ui/Logo.tsx`, on the same grid. */
const cross = 'M13 6.5h6V13h6.5v6H19v6.5h-6V19H6.5v-6H13z';
