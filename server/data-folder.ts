import { dirname, join } from 'node:path';
import { type Config, projectRoot } from './config.ts';

type Place = Pick<Config, 'databaseUrl'>;

/** The file of a SQLite database; null with PostgreSQL. */
export function sqliteFile(databaseUrl: string): string | null {
  return databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
}

/**
 * The folder in which the server keeps its files: that of the SQLite file or, with PostgreSQL, the one that
 * systemd provides, else `data/`.
 */
export function dataFolder({ databaseUrl }: Place): string {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return dirname(file);
  return process.env['STATE_DIRECTORY'] || join(projectRoot, 'data');
}

/** The file that keeps the secret of the desk, unless `DESK_SECRET` is set. */
export function deskSecretFile(place: Place): string {
  return join(dataFolder(place), 'desk-secret');
}
