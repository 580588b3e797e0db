import { expect, it } from 'vitest';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry } from '../../support/site/visitor.ts';

/** Generous: on an idle machine both pages take well under a tenth of a second. */
const maxMilliseconds = 5_000;

it.each([
  [
    'sign-ins by invented people',
    '/api/desk/auth/sign-in/email',
    (number: number) => ({ email: `nobody-${number}@x.example`, password: 'not the password' }),
    [401, 503],
  ],
  [
    'enquiries full of control characters',
    '/api/enquiries',
    (number: number) => anEnquiry({ message: `${'\u0001'.repeat(4_900)} words ${number}` }),
    [200],
  ],
])(
  'Home and Contact are answered beside 300 %s, from as many addresses',
  async (_, path, bodyOf, statuses) => {
    const server = await SiteServer.start({
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    const crowd = Array.from({ length: 300 }, async (_each, number) => {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: server.url,
          'x-forwarded-for': `2001:db8:${number.toString(16)}::1`,
        },
        body: JSON.stringify(bodyOf(number)),
      });
      return response.status;
    });
    const startedAt = performance.now();
    for (const page of ['/', '/contact']) expect((await server.get(page)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(maxMilliseconds);
    expect(statuses).toEqual(expect.arrayContaining(await Promise.all(crowd)));
    await server.stop();
  },
);
