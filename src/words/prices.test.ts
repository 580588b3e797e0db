import { expect, test } from 'vitest';
import { feeLines } from './prices.ts';

test('ready answers name the prices with `inAnswer`, written as on the costs page', () => {
  const asOf = new Date('2026-11-01');
  const lines = feeLines(
    {
      amounts: { free: 'Free', range: '{FROM} to {TO}' },
      prices: [
        {
          heading: 'Visits',
          items: [
            { id: 'visit', name: 'A visit', from: 800, inAnswer: true, services: [], asOf },
            { id: 'again', name: 'The next visit', from: 0, inAnswer: true, services: [], asOf },
            { id: 'later', name: 'Later visits', from: 500, inAnswer: false, services: [], asOf },
          ],
        },
        {
          heading: 'Tests',
          items: [
            {
              id: 'holter',
              name: 'Holter',
              from: 2500,
              to: 4000,
              inAnswer: true,
              services: [],
              asOf,
            },
            { id: 'ecg', name: 'ECG', from: 300, inAnswer: false, services: [], asOf },
          ],
        },
      ],
    },
    { currency: 'INR', address: { country: 'IN' } } as never,
  );
  expect(lines).toEqual(['A visit: ₹800', 'The next visit: Free', 'Holter: ₹2,500 to ₹4,000']);
});
