import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { explainStartError } from './run.ts';

test('if HOST is not an address of this machine, the error names it and says what to set', async () => {
  // An address of TEST-NET-1, which no machine has (RFC 5737).
  const server = createServer().listen({ host: '192.0.2.1', port: 0 });
  const [error] = await once(server, 'error');
  expect(explainStartError(error)).toBe(
    'HOST: this machine does not have the address 192.0.2.1; set HOST to one of its own, or to 0.0.0.0 for all.',
  );
});
