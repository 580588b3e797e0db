import { dirname, join } from 'node:path';
import { type Config, projectRoot } from './config.ts';

/**
 * The folder of what the server keeps on disk: that of the SQLite file; with PostgreSQL the one that
 * systemd provides, or `data/`.
 */
export function dataFolder({ databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  if (databaseUrl.startsWith('file:')) return dirname(databaseUrl.slice('file:'.length));
  return process.env['STATE_DIRECTORY'] || join(projectRoot, 'data');
}
