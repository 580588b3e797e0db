/** What a browser received for a page, over TLS. */
interface ScannedAnswer {
  headers: Record<string, string>;
  html: string;
  setCookies: string[];
}

const tooBroad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const sixMonths = 15_552_000;

/**
 * What MDN's HTTP Observatory deducts points for, by the rules of version 1.4.8 of
 * `@mdn/mdn-http-observatory`. The redirect from HTTP is the proxy's, and not checked here.
 * @returns a line for each deduction; none means at least 100 points
 */
export function deductionsOf({ headers, html, setCookies }: ScannedAnswer): string[] {
  return [
    ...policyDeductions(headers['content-security-policy']),
    ...hstsDeductions(headers['strict-transport-security']),
    ...setCookies.flatMap(cookieDeductions),
    ...scriptDeductions(html),
    headers['x-content-type-options'] !== 'nosniff' && 'x-content-type-options',
    !isFramedByNobody(headers) && 'x-frame-options',
    !/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    ) && 'referrer-policy',
    headers['cross-origin-resource-policy'] === 'cross-origin' && 'cross-origin-resource-policy',
    headers['access-control-allow-origin'] !== undefined && 'cross-origin-resource-sharing',
  ].filter((line) => line !== false);
}

/** The directives of a Content-Security-Policy, each with its sources. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function policyDeductions(policy = ''): string[] {
  const names = policy.split(';').map((part) => part.trim().split(/\s+/)[0]);
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf);
  const isUnsafe = (source: string) =>
    tooBroad.test(source) || /'unsafe-inline'|^data:/.test(source);
  const all = [...directives.values()].flat();
  return [
    policy === '' && 'csp: none',
    new Set(names).size < names.length && 'csp: duplicate directive',
    scripts?.some(isUnsafe) && 'csp: unsafe scripts',
    styles?.some(isUnsafe) && 'csp: unsafe styles',
    objects?.some((source) => tooBroad.test(source)) && 'csp: unsafe objects',
    all.includes("'unsafe-eval'") && 'csp: eval',
    all.some((source) => /^(http|ftp):/.test(source)) && 'csp: insecure scheme',
  ].filter((line) => typeof line === 'string');
}

function hstsDeductions(value = ''): string[] {
  const [, seconds] = /^max-age=(\d+)(;|$)/.exec(value) ?? [];
  return Number(seconds ?? 0) >= sixMonths ? [] : ['strict-transport-security'];
}

function cookieDeductions(cookie: string): string[] {
  const attributes = cookie.split(';').map((part) => part.trim().toLowerCase());
  const isSafe =
    attributes.includes('secure') &&
    attributes.includes('httponly') &&
    attributes.some((attribute) => /^samesite=(lax|strict)$/.test(attribute));
  return isSafe ? [] : ['cookies'];
}

/** Scripts from other origins must be pinned by a hash. */
function scriptDeductions(html: string): string[] {
  const scripts = html.match(/<script\b[^>]*\bsrc="(https?:)?\/\/[^>]*>/g) ?? [];
  return scripts.every((tag) => tag.includes('integrity=')) ? [] : ['subresource-integrity'];
}

function isFramedByNobody(headers: Record<string, string>): boolean {
  const policy = directivesOf(headers['content-security-policy'] ?? '');
  if (policy.get('frame-ancestors')?.join() === "'none'") return true;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '');
}
