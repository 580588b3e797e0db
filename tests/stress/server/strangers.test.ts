import { expect, it } from 'vitest';
import { SiteServer } from '../../support/site-server.ts';

/** Generous: on an idle machine both pages take well under a tenth of a second. */
const longest = 5_000;

it.each([
  ['packages that there are not', (number: number) => [`/contact?package=${number}`, '']],
  ['cookies that are nobody’s', (number: number) => ['/contact', `enquiry=invented-${number}`]],
])('Home and Contact are answered beside 500 requests with %s', async (_, addressOf) => {
  const server = await SiteServer.start();
  const crowd = Array.from({ length: 500 }, async (_each, number) => {
    const [path = '', cookie = ''] = addressOf(number);
    const { status } = await fetch(server.url + path, { headers: { cookie } });
    return status;
  });
  const started = performance.now();
  for (const path of ['/', '/contact']) expect((await server.get(path)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(longest);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  await server.stop();
});
