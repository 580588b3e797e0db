import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from '../../ui/Logo.tsx';
import { beat } from '../../ui/PulseLine.tsx';
import { Road } from './Road.tsx';

const road = (hasPulse: boolean) =>
  renderToStaticMarkup(
    createElement(Road, {
      label: 'The way',
      stops: ['Aluva', 'Kochi'],
      distanceText: String,
      by: 'By train',
      hasPulse,
    }),
  );
const logo = (isHeart: boolean) => renderToStaticMarkup(createElement(Logo, { isHeart }));

test('without the pulse line there is no heartbeat on the way from a town or in the logo', () => {
  expect(road(true)).toContain(beat);
  expect(road(false)).not.toContain(beat);
  expect(road(false)).toContain('Aluva');
  expect(logo(false)).not.toBe(logo(true));
});
