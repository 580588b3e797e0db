import project from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers that the site and the desk are compiled for, as Vite names them: those of `browserslist`
 * in `package.json`. Samsung Internet is left out, as Vite does not know it: it is a Chromium, younger than ours.
 */
export const oldestBrowsers = project.browserslist
  .filter((browser) => !browser.startsWith('Samsung'))
  .map((browser) => browser.toLowerCase().replace(' ', ''));
