import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseEnv, promisify } from 'node:util';
import { z } from 'zod';
import { readVariables, variableNames } from '../config.ts';
import { deskSecretFile, sqliteFile } from '../data-folder.ts';
import { PlainError } from '../log.ts';
import { timestamp } from '../time/clock.ts';
import { DamagedBackupError, type Inventory, inventory } from './inventory.ts';

const run = promisify(execFile);

/** Settings of a single machine, which are not backed up. */
const machineSettings = ['HOST', 'PORT'];

const manifestFile = 'backup.json';

/** The manifest of a backup. */
const manifest = z.object({
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  inventory,
  /** The SHA-256 of each file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});

export type BackupManifest = z.infer<typeof manifest>;

/** The location of each part to back up, and the settings as the operator wrote them. */
export interface BackupSource {
  databaseUrl: string;
  clinicDir: string;
  secretFile: string;
  settings: Record<string, string>;
}

/** The names of a backup's parts. */
export const parts = {
  database: 'database',
  secret: 'desk-secret',
  settings: 'settings.env',
  clinic: 'clinic',
} as const;

/** What to back up according to the settings of this process. */
export function configuredSource(environment: NodeJS.ProcessEnv = process.env): BackupSource {
  const { DATABASE_URL: databaseUrl, CLINIC_DIR: clinicDir } = readVariables(environment);
  const secretFile = deskSecretFile({ databaseUrl });
  return { databaseUrl, clinicDir, secretFile, settings: settingsOf(environment) };
}

/** The settings to back up: the variables that are set, with their unparsed values. */
export function settingsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  const names = variableNames.filter((name) => !machineSettings.includes(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export function databaseKind(databaseUrl: string): BackupManifest['database'] {
  return sqliteFile(databaseUrl) !== null ? 'sqlite' : 'postgres';
}

/**
 * Packs a copy of the database with the secret, the settings and the clinic's folder.
 * @param folder holds the copy of the database; the other parts are added to it
 * @param file the archive to write
 */
export async function pack(
  { clinicDir, secretFile, settings, databaseUrl }: BackupSource,
  counts: Inventory,
  folder: string,
  file: string,
): Promise<void> {
  if (!existsSync(clinicDir)) {
    throw new PlainError(`CLINIC_DIR: there is no folder ${clinicDir}`);
  }
  const isVisible = (path: string) => !isHidden(relative(clinicDir, path));
  const clinicCopy = join(folder, parts.clinic);
  await cp(clinicDir, clinicCopy, { recursive: true, dereference: true, filter: isVisible });
  if (existsSync(secretFile)) await cp(secretFile, join(folder, parts.secret));
  await writeFile(join(folder, parts.settings), envText(settings));
  const backupManifest: BackupManifest = {
    madeAt: timestamp(),
    database: databaseKind(databaseUrl),
    inventory: counts,
    files: await hashesIn(folder),
  };
  await writeFile(join(folder, manifestFile), JSON.stringify(backupManifest, null, 1));
  await run('tar', ['-czf', file, '-C', folder, '.']);
  await chmod(file, 0o600);
}

/**
 * Unpacks a backup into an empty folder, and verifies the hash of every file.
 * @throws DamagedBackupError if a file is missing or has changed
 * @throws PlainError if it is not a backup
 */
export async function unpack(file: string, folder: string): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await run('tar', ['-xzf', file, '-C', folder, '--no-same-owner']).catch(() => {
    throw new PlainError(`${file} is not a backup, or is damaged.`);
  });
  const backupManifest = await readManifest(folder).catch(() => {
    throw new PlainError(`${file} is not a backup of this site.`);
  });
  const actualHashes = await hashesIn(folder);
  const damagedFile = Object.keys(backupManifest.files).find(
    (path) => actualHashes[path] !== backupManifest.files[path],
  );
  if (damagedFile)
    throw new DamagedBackupError(`${damagedFile} in the backup is missing or damaged`);
  return backupManifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  return manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
}

/** The settings in an unpacked backup. */
export async function readSettings(folder: string): Promise<Record<string, string>> {
  const variables = parseEnv(await readFile(join(folder, parts.settings), 'utf8'));
  return settingsOf(variables);
}

/** Formats settings so that Node, systemd and Docker Compose all read them alike. */
export function envText(settings: Record<string, string>): string {
  const quote = (value: string) => {
    if (!/[\s#'"\\$`]/.test(value)) return value;
    return value.includes("'") ? `"${value}"` : `'${value}'`;
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join('');
}

/** The SHA-256 of each file in a folder, by its path, excluding the manifest and hidden files. */
export async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== manifestFile && !isHidden(path));
  const hashes: Record<string, string> = {};
  for (const path of files.sort()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    hashes[path] = hash.digest('hex');
  }
  return hashes;
}

/** Hidden files and folders belong to editors and Git. */
function isHidden(path: string): boolean {
  return /(^|\/)\./.test(path);
}
