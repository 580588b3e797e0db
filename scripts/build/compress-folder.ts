import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files worth compressing; pictures and fonts are compressed already. */
const texts = '**/*.{html,css,js,svg,xml,txt,vcf,webmanifest,ico}';

/** Writes `.br` and `.gz` forms, at the highest compression, beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await glob(texts, { cwd: folder, absolute: true });
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [smallest, small] = await Promise.all([
    brotli(body, { params: quality }),
    gzipped(body, { level: 9 }),
  ]);
  if (smallest.length < body.length) await writeFile(`${file}.br`, smallest);
  if (small.length < body.length) await writeFile(`${file}.gz`, small);
}
