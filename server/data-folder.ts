import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config, projectRoot } from './config.ts';
import { PlainError } from './log.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl'>;

/** The file of a SQLite database; null with PostgreSQL. */
export function sqliteFile(databaseUrl: string): string | null {
  return databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
}

/**
 * The folder in which the server stores its files: the folder of the SQLite file or, with PostgreSQL, the folder in
 * `STATE_DIRECTORY`, which systemd sets; `data/` if that is not set.
 */
export function dataFolder({ databaseUrl }: DatabaseConfig): string {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return dirname(file);
  return process.env['STATE_DIRECTORY'] || join(projectRoot, 'data');
}

/** The file with the desk's secret, unless `DESK_SECRET` is set. */
export function deskSecretFile(config: DatabaseConfig): string {
  return join(dataFolder(config), 'desk-secret');
}

/** The output of `npm run build`. */
export const defaultBuildFolder = 'dist';

/** Where content comes from, and where the files made from it are stored. */
export interface ContentLocation {
  /** The clinic's folder. */
  folder: string;
  /** The folder of the content cache, `site` in the data folder: pictures, typefaces, and the content as last served. */
  cacheFolder: string;
  /** A hash that identifies the build; another build may expect other fields. */
  buildHash: string;
  /** Writes to the cache folder the uploaded pictures that are named in these texts. */
  writeUploads?: (texts: Iterable<string | null>) => Promise<void>;
}

/**
 * Returns where a configuration's content comes from, and where the files made from it are stored.
 * @throws PlainError if there is no build
 */
export async function contentLocation(
  { clinicDir, databaseUrl }: Pick<Config, 'clinicDir' | 'databaseUrl'>,
  {
    buildFolder = defaultBuildFolder,
    cacheFolder = join(dataFolder({ databaseUrl }), 'site'),
  } = {},
): Promise<ContentLocation> {
  const record = join(buildFolder, '.built-from');
  if (!existsSync(record)) {
    throw new PlainError('There is no built site to serve: run "npm run build" first.');
  }
  return { folder: clinicDir, cacheFolder, buildHash: await readFile(record, 'utf8') };
}
