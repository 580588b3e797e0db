/** Where in the clinic's folder pictures are that were uploaded at the desk. */
export const uploadsFolder = 'images/desk';

const upload = new RegExp(
  `${uploadsFolder}/([0-9a-f]{32}-[1-9]\\d{0,3}x[1-9]\\d{0,3}\\.(?:jpg|png))`,
  'g',
);

/** The names of the uploaded pictures that values refer to. */
export function uploadsIn(values: unknown[]): string[] {
  const text = JSON.stringify(values);
  return [...new Set([...text.matchAll(upload)].map(([, name = '']) => name))];
}

/**
 * The path of an uploaded picture as a file in the clinic's folder refers to it: relative to that file.
 * @param file its path in the folder: `en/articles/salt.md`
 * @param name of the picture, as it is stored
 */
export function uploadPath(file: string, name: string): string {
  const depth = file.split('/').length - 1;
  return `${depth === 0 ? './' : '../'.repeat(depth)}${uploadsFolder}/${name}`;
}
