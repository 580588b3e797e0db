import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from '../../ui/Logo.tsx';
import { en } from '../words/en.ts';
import { Narrow } from './Narrow.tsx';
import { SetupContext } from './setup.ts';

/** The path that the drawing consists of. */
const lineIn = (html: string) => /\bd="([^"]+)"/.exec(html)?.[1];

test.each([true, false])(
  'the desk shows the same logo as the pages if isHeart is %s',
  (isHeart) => {
    const language = 'en';
    const setup = {
      copy: en,
      clinicNames: {},
      facts: {},
      packages: {},
      packageNames: {},
      messages: {},
      openingHours: [],
      placesPerHour: 4,
      language,
      languages: [language],
      locale: 'en-IN',
      currency: 'INR',
      partsOfDay: {},
      isHeart,
    };
    const view = createElement(Narrow, null, 'Sign in');
    const desk = renderToStaticMarkup(createElement(SetupContext, { value: setup }, view));
    const page = renderToStaticMarkup(createElement(Logo, { isHeart }));
    expect(lineIn(desk)).toBe(lineIn(page));
  },
);
