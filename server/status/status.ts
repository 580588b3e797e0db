import { readFileSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { connect as connectPlain, isIP } from 'node:net';
import { join } from 'node:path';
import { connect as connectSecurely, type TLSSocket } from 'node:tls';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type ChannelName, channelNames } from '../../shared/desk/enquiries/list.ts';
import {
  type ClinicStatus,
  clinicStatus,
  type RecentRefusals,
  type StatusPart,
} from '../../shared/desk/status.ts';
import { readOutcomes } from '../backup/index.ts';
import { type Config, projectRoot } from '../config.ts';
import { dataFolder, sqliteFile } from '../data-folder.ts';
import type { Database } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import type { Services } from '../services.ts';

/** How long to wait for another server, in milliseconds. */
const timeout = 10_000;

/** Less free disk space than this needs attention, in bytes: a backup is restored beside the database. */
const minFreeSpace = 1_000_000_000;

/** A backup older than this needs attention, in milliseconds. */
const maxBackupAge = 2 * 86_400_000;

/** A certificate that expires sooner needs attention, in milliseconds; Caddy renews one a month before it expires. */
const minCertificateTime = 14 * 86_400_000;

type Connections = Pick<ClinicStatus, 'mail' | 'formService'>;

function readVersion(): string {
  return JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
}

/** The data of the doctor's page about the state of the clinic's server. */
export const statusRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { config, database, enquiries },
) => {
  const options = {
    config: { access: 'doctor' },
    schema: { response: { 200: clinicStatus } },
  } as const;
  app.get('/status', options, () =>
    readStatus(config, database, { refused: enquiries.refusals.recentSeries() }),
  );
};

/**
 * Reads the state of the clinic's server; tries the mail server, the form service and the certificate.
 * @param database null if it could not be opened
 * @param problem why it could not be opened
 * @param refused the enquiries that this server has refused recently
 */
export async function readStatus(
  config: Config,
  database: Database | null,
  { problem = null, refused = [] }: { problem?: string | null; refused?: RecentRefusals[] } = {},
): Promise<ClinicStatus> {
  const [disk, data, connections, certificate] = await Promise.all([
    readDisk(config),
    database ? readDatabase(config, database) : missingData(config, problem),
    tryConnections(config),
    readCertificate(config),
  ]);
  const { backup, ...rest } = data;
  const status = {
    version: readVersion(),
    disk,
    ...rest,
    backup: { ...backup, copiedTo: config.backupTo },
    ...connections,
    certificate,
    refused,
  };
  return { ...status, attention: attentionFor(status, Date.now()) };
}

function attentionFor(status: Omit<ClinicStatus, 'attention'>, now: number): StatusPart[] {
  const { disk, database, enquiries, backup, mail, formService, certificate } = status;
  const isBackupOld = !backup.verified || now - Date.parse(backup.verified.at) > maxBackupAge;
  const expiry = certificate?.until ?? null;
  const isExpiring = expiry !== null && Date.parse(expiry) - now < minCertificateTime;
  const needsAttention: Record<StatusPart, boolean> = {
    disk: disk.free < minFreeSpace,
    database: hasProblem(database),
    enquiries: enquiries.undelivered > 0 || (!mail && !formService),
    backup: isBackupOld || backup.failedAt !== null,
    mail: hasProblem(mail),
    formService: hasProblem(formService),
    certificate: hasProblem(certificate) || isExpiring,
    refused: status.refused.length > 0,
  };
  return (Object.keys(needsAttention) as StatusPart[]).filter((part) => needsAttention[part]);
}

function hasProblem(part: { problem: string | null } | null): boolean {
  return part !== null && part.problem !== null;
}

async function readDisk(config: Config): Promise<ClinicStatus['disk']> {
  const stats = await statfs(dataFolder(config)).catch(() => statfs(projectRoot));
  return { free: stats.bavail * stats.bsize, total: stats.blocks * stats.bsize };
}

const databaseLabel = ({ databaseUrl }: Config) =>
  sqliteFile(databaseUrl) !== null ? 'SQLite' : 'PostgreSQL';

type StoredData = Pick<ClinicStatus, 'database' | 'enquiries'> & {
  backup: Awaited<ReturnType<typeof readOutcomes>>;
};

function missingData(config: Config, problem: string | null): StoredData {
  return {
    database: { kind: databaseLabel(config), bytes: 0, problem },
    enquiries: { stored: 0, undelivered: 0, oldest: null },
    backup: { verified: null, failedAt: null, problem: null },
  };
}

async function readDatabase(config: Config, database: Database): Promise<StoredData> {
  try {
    const { count } = await database
      .selectFrom('enquiries')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      database: {
        kind: databaseLabel(config),
        bytes: await sizeOf(config, database),
        problem: null,
      },
      enquiries: { stored: Number(count), ...(await readUndelivered(config, database)) },
      backup: await readOutcomes(database),
    };
  } catch (error) {
    return missingData(config, reasonOf(error));
  }
}

async function sizeOf({ databaseUrl }: Config, database: Database): Promise<number> {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return (await stat(file)).size;
  const { rows } = await sql<{
    bytes: string;
  }>`select pg_database_size(current_database()) as bytes`.execute(database);
  return Number(rows[0]?.bytes);
}

/** Counts the enquiries of which the message, or an alert by mail, could not be delivered yet and is being retried. */
async function readUndelivered({ formService, mail }: Config, database: Database) {
  const isConfigured = (name: ChannelName) =>
    name === 'service' ? formService !== null : mail !== null;
  const channels = [
    ...channelNames.filter(isConfigured),
    ...(['unopened-mail', 'urgent-mail', 'answer-mail'] as const),
  ];
  const { count, oldest } = await database
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .select((row) => [
      row.fn.count<number | string>('enquiry_id').distinct().as('count'),
      row.fn.min<string | null>('created_at').as('oldest'),
    ])
    .where('delivered_at', 'is', null)
    .where('problem', 'is not', null)
    .where('channel', 'in', channels)
    .executeTakeFirstOrThrow();
  return { undelivered: Number(count), oldest };
}

/** Signs in to the mail server and connects to the form service, without sending anything. */
async function tryConnections({ mail, formService }: Config): Promise<Connections> {
  const [mailProblem, formProblem] = await Promise.all([
    mail && problemOf(() => tryMail(mail.smtpUrl)),
    formService && problemOf(() => tryConnecting(new URL(formService.url))),
  ]);
  return {
    mail: mail && { server: hostAndPort(new URL(mail.smtpUrl)), problem: mailProblem },
    formService: formService && {
      server: hostAndPort(new URL(formService.url)),
      problem: formProblem,
    },
  };
}

/** Warns once about a mail server or a form service that does not answer, before the first enquiry depends on it. */
export async function warnOfFailedConnections(config: Config, log: Logger): Promise<void> {
  const { mail, formService } = await tryConnections(config);
  for (const [variable, connection] of Object.entries({ SMTP_URL: mail, FORM_URL: formService })) {
    if (!connection?.problem) continue;
    const { server, problem: reason } = connection;
    log.warn({ server, reason }, `${variable}: this server does not answer as it should`);
  }
}

/** Why something failed; null if it did not. */
async function problemOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
    return code === undefined ? reasonOf(error) : `${reasonOf(error)}, reply ${String(code)}`;
  }
}

async function tryMail(smtpUrl: string): Promise<void> {
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const defaultPorts: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
};

function portOf({ protocol, port }: URL): number {
  return Number(port) || defaultPorts[protocol] || 0;
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${portOf(url)}`;
}

/** Connects to a server and hangs up. */
async function tryConnecting(url: URL): Promise<void> {
  const { socket } = await connect(url);
  socket.destroy();
}

function connect(url: URL, options = {}): Promise<{ socket: TLSSocket }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ socket: TLSSocket }>();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const target = { host, port: portOf(url), timeout };
  const socket =
    url.protocol === 'https:'
      ? connectSecurely({ ...target, servername: isIP(host) ? '' : host, ...options }, () =>
          resolve({ socket }),
        )
      : (connectPlain(target, () => resolve({ socket })) as TLSSocket);
  socket.once('error', reject).once('timeout', () => {
    socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }));
  });
  return promise;
}

async function readCertificate({ siteUrl }: Config): Promise<ClinicStatus['certificate']> {
  const url = new URL(siteUrl);
  if (url.protocol !== 'https:') return null;
  try {
    const { socket } = await connect(url, { rejectUnauthorized: false });
    const until = new Date(socket.getPeerCertificate().valid_to).toISOString();
    const problem = socket.authorized ? null : String(socket.authorizationError);
    socket.destroy();
    return { host: url.hostname, until, problem };
  } catch (error) {
    return { host: url.hostname, until: null, problem: reasonOf(error) };
  }
}
