import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { type IconName, iconNames } from '../src/ui/icon-names.ts';

// node scripts/icons.ts: writes docs/icons.md, with all icons drawn. A test fails when it is out of date.

const columns = 6;
const cell = { width: 132, height: 96 };
const iconSize = 32;

/** `docs/icons.md` and the drawing that it shows, by path. */
export async function iconFiles(): Promise<[path: string, text: string][]> {
  const { module } = await runnerImport<typeof import('../src/ui/Icon.tsx')>('./src/ui/Icon.tsx', {
    configFile: false,
    logLevel: 'silent',
  });
  const renderIcon = (name: IconName) =>
    renderToStaticMarkup(createElement(module.Icon, { name, size: iconSize }));
  return [
    ['docs/icons.svg', renderSheet(renderIcon)],
    ['docs/icons.md', renderPage()],
  ];
}

function renderPage(): string {
  return `# Icons

The names that \`icon:\` takes in the files of the clinic's folder.

![All icons, each above its name](icons.svg)

${iconNames.map((name) => `\`${name}\``).join(', ')}
`;
}

/** All icons on white, so that they are visible in a dark colour scheme too. */
function renderSheet(renderIcon: (name: IconName) => string): string {
  const width = columns * cell.width;
  const height = Math.ceil(iconNames.length / columns) * cell.height;
  const cells = iconNames.map((name, index) => {
    const x = (index % columns) * cell.width + cell.width / 2;
    const y = Math.floor(index / columns) * cell.height;
    const icon = renderIcon(name).replace('<svg', `<svg x="${x - iconSize / 2}" y="${y + 20}"`);
    return `${icon}\n<text x="${x}" y="${y + 76}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>svg{fill:none;stroke:#2b2b2b;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}text{fill:#2b2b2b;stroke:none;font:14px sans-serif;text-anchor:middle}</style>
<rect width="100%" height="100%" fill="#fff" stroke="none"/>
${cells.join('\n')}
</svg>
`;
}

if (import.meta.main) for (const [path, text] of await iconFiles()) await writeFile(path, text);
