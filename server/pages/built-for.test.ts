import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Services } from '../services.ts';
import { warnIfBuiltForAnother } from './built-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'clinic-built-for-'));
mkdirSync(join(folder, 'client'));
const map = 'Sitemap: https://clinic.example/sitemap-index.xml';
writeFileSync(join(folder, 'client/robots.txt'), `User-agent: *\n\n${map}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['is silent if the pages were built for this address', 'https://clinic.example', 0],
  ['warns if they were built for another one', 'https://heart.example', 1],
])('starting the server %s', async (_case, siteUrl, warnings) => {
  const warn = vi.fn();
  const services = { config: { siteUrl }, log: { warn } } as unknown as Services;
  await warnIfBuiltForAnother(services, folder);
  expect(warn).toHaveBeenCalledTimes(warnings);
  if (warnings) {
    expect(warn.mock.calls[0]?.[0]).toEqual({ built: 'https://clinic.example', SITE_URL: siteUrl });
  }
});
