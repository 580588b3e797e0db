import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWholeSite } from '../support/site/whole-site.ts';

// The oldest browsers that are served are listed in package.json, under browserslist. The build is searched for
// whatever they lack, whether it comes from our code or from a library.

/** Functions that are newer than those browsers, and that `polyfills.ts` adds at the desk. */
const polyfills = [
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced'],
  ...['groupBy', 'hasOwn', 'structuredClone', 'toWellFormed', 'canParse', 'timeout'],
];

/** Functions that are newer than those browsers, that nothing adds, and that nothing may call. */
const newFunctions = [
  ...[
    'fromAsync',
    'isWellFormed',
    'withResolvers',
    'isSubsetOf',
    'isDisjointFrom',
    'supportedValuesOf',
  ],
  ...['randomUUID', 'requestSubmit', 'checkVisibility', 'showPopover', 'startViewTransition'],
  ...['requestIdleCallback', 'setHTML', 'moveBefore', 'Segmenter', 'DurationFormat'],
];

/** Calls that first check whether the browser has the function, or that nothing here ever makes. */
const allowedCalls = [
  // React, for actions of forms.
  'client: requestSubmit',
  // React and the router, for transitions between views.
  'startViewTransition',
  // React Aria.
  'checkVisibility',
  // The editor, for a dictionary of words.
  'MarkdownEditor: Segmenter',
  // The desk, for ids; browsers lack it without TLS.
  'randomUUID',
  // Astro, for an island whose export has a dot in its name.
  'page: hasOwn',
];

const folder = 'dist/client/_astro';
const pages = ['/', '/contact', '/blog', '/blog/what-is-angioplasty', '/search', '/hi/offers'];
const allPages = [
  ...pages,
  '/locations/bhandara',
  '/best-cardiologist-in-nagpur',
  '/chest-pain',
  '/desk',
];

const site = readWholeSite();
const scripts = new Map<string, string>();
const html = new Map<string, string>();

beforeAll(async () => {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js')) scripts.set(name, await readFile(`${folder}/${name}`, 'utf8'));
  }
  for (const path of allPages) html.set(path, await site.server.text(path));
  for (const path of ['/service-worker.js', '/desk-worker.js']) {
    scripts.set(path, await site.server.text(path));
  }
});

/** The names of all scripts that a text loads, and those that these load. */
function scriptsOf(text: string, loaded = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/["'`/]([\w.-]+\.js)["'`&]/g)) {
    const script = scripts.get(name);
    if (script === undefined || loaded.has(name)) continue;
    loaded.add(name);
    scriptsOf(script, loaded);
  }
  return loaded;
}

/** The functions of a list that a script calls, such as `client: requestSubmit`. */
function callsIn(name: string, script: string, list: string[]): string[] {
  const call = new RegExp(`(?:\\.|\\bnew Intl\\.|[^\\w.])(${list.join('|')})\\(`, 'g');
  const calls = [...script.matchAll(call)].map(([, callee]) => `${name.split('.')[0]}: ${callee}`);
  const isAllowed = (call: string) =>
    allowedCalls.some((allowed) => call === allowed || call.endsWith(`: ${allowed}`));
  return [...new Set(calls)].filter((call) => !isAllowed(call));
}

describe('the code that is sent to the oldest browsers', () => {
  it('calls nothing on visitors’ pages that they lack', () => {
    const names = pages.flatMap((path) => [...scriptsOf(html.get(path) ?? '')]);
    expect(names.join()).toContain('ContactForm');
    const files = [...new Set([...names, '/service-worker.js', '/desk-worker.js'])];
    const inlines = pages.map((path) => {
      const inlineScripts = html
        .get(path)
        ?.match(/<script[^>]*>[^<]*(?:<(?!\/script)[^<]*)*<\/script>/g);
      return ['page', (inlineScripts ?? []).join('\n')] as const;
    });
    const code = [...files.map((name) => [name, scripts.get(name) ?? ''] as const), ...inlines];
    expect(
      code.flatMap(([name, script]) => callsIn(name, script, [...polyfills, ...newFunctions])),
    ).toEqual([]);
  });

  it('calls nothing at the desk that they lack and its polyfills do not add', () => {
    const deskScripts = [...scripts].filter(([name]) => !name.startsWith('polyfills'));
    expect(deskScripts.flatMap(([name, script]) => callsIn(name, script, newFunctions))).toEqual(
      [],
    );
  });

  it('has no lookbehind in regular expressions, which an iPhone of 2022 cannot parse', () => {
    // Libraries keep theirs in strings, and compile them only after testing that the browser can parse one.
    const guardedPattern = /RegExp\(`[^`]*`|\?"[^"]*":/g;
    const matches = [...scripts, ...html].filter(([, text]) =>
      /\(\?<[=!]/.test(text.replace(guardedPattern, '')),
    );
    expect(matches.map(([name]) => name)).toEqual([]);
  });

  // Scripts are compiled for Chromium 91. Of its syntax, this is all that Chromium 88 cannot parse.
  it('has no test for a private field, such as `#field in object`', () => {
    const matches = [...scripts, ...html].filter(([, text]) => /#[\w$]+ in[\s([{]/.test(text));
    expect(matches.map(([name]) => name)).toEqual([]);
  });

  it.each(allPages)('has no layers, ranges or nested rules in the styles of %s', (path) => {
    const styles = [...(html.get(path) ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, css]) => css,
    );
    const css = styles.join('\n');
    expect(css.length).toBeGreaterThan(10_000);
    // A bare "not" before a condition is as new as the ranges that it is written with.
    const newSyntax =
      css.match(/@layer[^{;]*|@media[^{]*(?:[<>]|\(not|not ?\()[^{]*|[{;}]&[^{]*/g) ?? [];
    expect(newSyntax).toEqual([]);
  });
});
