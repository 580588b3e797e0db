import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const headersFile = z.array(
  z.object({
    pathname: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);

/** A worker lives under the policy of its own file: it may fetch from this site. */
const ofWorkers = [
  [
    '/service-worker.js',
    "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ] as const,
];

/**
 * Reads the Content-Security-Policy that the build made for each prerendered page.
 * @param file the build's `_headers.json`
 * @returns policies by path; the home page is at `/`
 */
export async function loadPolicies(file: string): Promise<Map<string, string>> {
  const entries = headersFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const ofPages = entries.flatMap(({ pathname, headers }) => {
    const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
    return policy ? [[pathname.replace(/(.)\/$/, '$1'), policy.value] as const] : [];
  });
  return new Map([...ofPages, ...ofWorkers]);
}
