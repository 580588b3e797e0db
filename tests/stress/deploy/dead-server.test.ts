import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Caddy, findCaddy } from '../../deploy/caddy.ts';
import { messagesNotStoredOnce, type SentEnquiry } from '../../deploy/stored-messages.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { databaseErrors, expectServerErrors } from '../../support/site/server-errors.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry } from '../../support/site/visitor.ts';

expectServerErrors(databaseErrors);

const program = findCaddy() ?? '';
if (!program)
  console.warn('Caddy is not installed: enquiries to dead servers are not tested here.');

/**
 * Every visitor is promised an answer within four seconds; as many again are allowed for a busy machine.
 */
const maxSeconds = 8;

const slowestOf = (outcomes: { seconds: number }[]) =>
  Math.max(...outcomes.map(({ seconds }) => seconds));

describe.skipIf(!program)('an enquiry behind Caddy', () => {
  let database: string;
  let firstServer: SiteServer;
  let secondServer: SiteServer;
  let caddy: Caddy;

  beforeEach(async () => {
    database = await freshPostgres();
    [firstServer, secondServer] = await Promise.all([
      SiteServer.start({ DATABASE_URL: database }),
      SiteServer.start({ DATABASE_URL: database }),
    ]);
    caddy = await Caddy.start(program, [firstServer.address, secondServer.address]);
  });
  afterEach(async () => {
    await caddy.stop();
    await Promise.all([firstServer.stop('SIGKILL'), secondServer.stop('SIGKILL')]);
  });

  /** Sends one enquiry as the form does. */
  async function send(from: string): Promise<SentEnquiry & { seconds: number }> {
    const { message, ...enquiry } = anEnquiry();
    const sentAt = performance.now();
    const { status } = await caddy.ask('/api/enquiries', {
      method: 'POST',
      from,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...enquiry, message }),
    });
    const seconds = (performance.now() - sentAt) / 1_000;
    return { status, message, seconds };
  }

  /** Twelve at once, each from another visitor: about half of them reach the second server. */
  const sendTwelve = () =>
    Promise.all(Array.from({ length: 12 }, (_, index) => send(`127.8.0.${index + 1}`)));

  it.each([
    ['was killed', 'SIGKILL'],
    ['hangs', 'SIGSTOP'],
  ] as const)(
    'is passed to the working server if it reaches one that %s',
    async (_failure, signal) => {
      secondServer.signal(signal);
      const outcomes = await sendTwelve();
      expect(outcomes.map(({ status }) => status)).toEqual(Array(12).fill(200));
      expect(slowestOf(outcomes)).toBeLessThan(maxSeconds);
      expect(await messagesNotStoredOnce(database, outcomes)).toEqual([]);
    },
  );
});
