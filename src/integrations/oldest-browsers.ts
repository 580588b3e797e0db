import project from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers that the site and the desk are compiled for, as Vite names them: those of `browserslist`
 * in `package.json`. Samsung Internet is omitted, because Vite does not know it; its Chromium is newer than ours.
 */
export const oldestBrowsers = project.browserslist
  .filter((browser) => !browser.startsWith('Samsung'))
  .map((browser) => browser.toLowerCase().replace(' ', ''));

/**
 * The same for scripts. Chromium 88 lacks two things of 91, which nothing that is built has: `await` outside of functions
 * (`npm run engines`), and `#name in object` (`tests/site/older-browsers.test.ts`). For the second, Vite would rewrite
 * every private field.
 */
export const oldestForScripts = oldestBrowsers.map((browser) =>
  browser === 'chrome88' ? 'chrome91' : browser,
);
