import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestLog } from './request-log.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('refused requests are logged in one line a minute, not one line each', async () => {
  const lines: { level: number; msg: string; refused?: object }[] = [];
  const warn = (fields: object, msg: string) => void lines.push({ level: 40, msg, ...fields });
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new RequestLog({ warn }),
  });
  app.decorateReply('servedAs', null);
  app.decorateReply('isOverloadResponse', false);
  app.get('/many', async (_request, reply) => reply.code(429).send());
  app.get('/full', async (_request, reply) => {
    reply.isOverloadResponse = true;
    return reply.code(503).send();
  });
  app.get('/broken', async (_request, reply) => reply.code(503).send());
  for (let index = 0; index < 50; index += 1) await app.inject('/full');
  for (let index = 0; index < 30; index += 1) await app.inject('/many');
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    { level: 40, msg: 'requests were refused', refused: { 429: 30, 503: 50 } },
  ]);
  await app.inject('/broken');
  expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'answered' });
  await app.inject('/many');
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)?.refused).toEqual({ 429: 1 });
  await app.close();
});

it('the first three hundred responses in a minute are logged in a line each, and the rest in one line', async () => {
  const lines: { msg: string; unlogged?: object }[] = [];
  const warn = (fields: object, msg: string) => void lines.push({ msg, ...fields });
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new RequestLog({ warn }),
  });
  app.decorateReply('servedAs', null);
  app.decorateReply('isOverloadResponse', false);
  app.get('/wrong', async (_request, reply) => reply.code(422).send());
  for (let index = 0; index < 340; index += 1) await app.inject(index % 2 ? '/wrong' : '/missing');
  expect(lines.filter(({ msg }) => msg === 'answered')).toHaveLength(300);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)?.unlogged).toEqual({ 404: 20, 422: 20 });
  await app.inject('/wrong');
  expect(lines.at(-1)).toMatchObject({ msg: 'answered' });
  await app.close();
});
