import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

const suffix = '?script';

/** Imports of `file.ts?script` give its JavaScript as text, to be served as a file of its own. */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
        target: oldestBrowsers,
      });
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
