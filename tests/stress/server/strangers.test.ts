import { expect, it } from 'vitest';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry } from '../../support/site/visitor.ts';

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
  'Home and Contact are answered before the last of 300 %s, from as many addresses',
  async (_, path, bodyOf, statuses) => {
    const server = await SiteServer.start({
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    let pending = 0;
    const send = async (number: number) => {
      pending += 1;
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: server.url,
          'x-forwarded-for': `2001:db8:${number.toString(16)}::1`,
        },
        body: JSON.stringify(bodyOf(number)),
      });
      pending -= 1;
      return response.status;
    };
    // The pages are requested in the middle of the crowd.
    const crowd = Array.from({ length: 300 }, (_, number) => number);
    const responses = crowd.slice(0, 150).map(send);
    const pages = ['/', '/contact'].map(async (page) => {
      const { status } = await server.get(page);
      return { status, isBeforeTheLast: pending > 0 };
    });
    responses.push(...crowd.slice(150).map(send));
    const inTime = { status: 200, isBeforeTheLast: true };
    expect(await Promise.all(pages)).toEqual([inTime, inTime]);
    expect(statuses).toEqual(expect.arrayContaining(await Promise.all(responses)));
    await server.stop();
  },
);
