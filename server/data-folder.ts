import { dirname, join } from 'node:path';
import { type Config, projectRoot } from './config.ts';

/**
 * The folder in which the server keeps its files: that of the SQLite file or, with PostgreSQL, the one that
 * systemd provides, else `data/`.
 */
export function dataFolder({ databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  if (databaseUrl.startsWith('file:')) return dirname(databaseUrl.slice('file:'.length));
  return process.env['STATE_DIRECTORY'] || join(projectRoot, 'data');
}
