import { expect, it, vi } from 'vitest';
import { deskRefusal } from '../../../shared/desk/problems.ts';
import { stressIf } from '../../support/stress-if.ts';
import { setClock } from '../clock.ts';
import { someone } from '../desk-browser.ts';
import { hashes } from '../quick-hashing.ts';
import type { SignInDesk } from './sign-in-desk.ts';

/** What whoever guesses passwords learns, and how long they have to wait. */
export function wrongPasswordTests(desk: SignInDesk): void {
  const { another, once } = desk;

  once('does not reveal who has an account, by the answer or by the work it takes', async () => {
    const { email } = await someone(desk.site, 'doctor');
    const tryOnce = async (address: string) => {
      hashes.length = 0;
      const { status, body } = await another().signIn(address, 'not the password');
      return { status, body, hashes: [...hashes] };
    };
    const known = await tryOnce(email);
    expect(await tryOnce('nobody@clinic.example')).toEqual(known);
    expect(deskRefusal.parse(known.body).problem).toBe('wrong-credentials');
    expect(known.hashes).toEqual([{ cost: 16_384, length: 64 }]);
  });

  it(
    'imposes a wait after five wrong passwords, longer each time, whatever addresses they come from',
    stressIf(desk.kind === 'PostgreSQL'),
    async () => {
      // The clock stands still, so that each wait is exactly as long as stated.
      for (const email of [(await someone(desk.site, 'doctor')).email, 'no-one@clinic.example']) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
        // All at the same moment: none gets past the count.
        const tries = await Promise.all(
          Array.from({ length: 20 }, () => another().signIn(email, 'not the password')),
        );
        expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
        const { status, body, headers } = await another().signIn(email);
        expect([status, deskRefusal.parse(body).problem]).toEqual([429, 'wait']);
        expect(body.message).toMatch(/try again in 30 seconds/);
        expect(headers.get('retry-after')).toBe('30');
        setClock(31_000);
        expect((await another().signIn(email, 'not the password')).status).toBe(401);
        expect((await another().signIn(email)).body.seconds).toBe(60);
        setClock(0);
      }
    },
  );

  once('forgives wrong passwords after the right one', async () => {
    const { email } = await someone(desk.site, 'doctor');
    for (let round = 0; round < 2; round += 1) {
      const wrong = Array.from({ length: 4 }, () => another().signIn(email, 'not the password'));
      await Promise.all(wrong);
      expect((await another().signIn(email)).status).toBe(200);
    }
  });

  once('makes an address that tries many accounts wait', async () => {
    const robot = another();
    const accounts = Array.from({ length: 22 }, (_, each) => `account-${each}@clinic.example`);
    const answers = await Promise.all(accounts.map((email) => robot.signIn(email)));
    const problems = answers.map(({ body }) => deskRefusal.parse(body).problem).sort();
    const allowed = Array(20).fill('wrong-credentials');
    expect(problems).toEqual(['too-many', 'too-many', ...allowed]);
  });
}
