import { afterEach, expect, test, vi } from 'vitest';
import { sendRequest } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

function resultOf(response: Response) {
  vi.stubGlobal('fetch', async () => response);
  return sendRequest('/session');
}

test('a network’s sign-in page does not count as a response from the server', async () => {
  const page = new Response('<h1>Welcome to our Wi-Fi</h1>', {
    headers: { 'content-type': 'text/html' },
  });
  await expect(resultOf(page)).rejects.toMatchObject({ problem: 'unreachable' });
});

test('a response without content counts as a response', async () => {
  expect(await resultOf(new Response(null, { status: 204 }))).toBeUndefined();
  expect(await resultOf(Response.json({ newCount: 1 }))).toEqual({ newCount: 1 });
});
