import { parseArgs } from 'node:util';
import type { ClinicStatus, StatusPart } from '../../shared/desk/status.ts';
import { addressOf, type Config } from '../config.ts';
import { type Database, openWithoutMigrating } from '../database/index.ts';
import { MailSender } from '../enquiries/outbox/mail-sender.ts';
import { createLog, PlainError, reasonOf } from '../log.ts';
import { loadConfig } from '../pages/load-config.ts';
import { readStatus } from '../status/status.ts';

const usage = `The state of the server on one screen. Exit code 1 if something needs attention.

  npm run status
  npm run status -- --mail ADDRESS    also send a test email`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The command failed.');
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { mail: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(usage);
  const config = await loadConfig();
  const { database, problem } = openDatabase(config.databaseUrl);
  const status = await readStatus(config, database, { problem });
  const server = await checkServer(config);
  for (const [part, text] of [...server.lines, ...linesOf(status)]) {
    const needsAttention =
      status.attention.some((name) => name === part) || (part === 'server' && !server.isReady);
    console.log(`${needsAttention ? '!' : ' '} ${labelOf(part).padEnd(13)} ${text}`);
  }
  const isFine = status.attention.length === 0 && server.isReady;
  if (!isFine) console.log('\nLines marked with ! need attention.');
  process.exitCode = isFine ? 0 : 1;
  if (values.mail !== undefined) await sendTestMail(config, database, values.mail);
  await database?.destroy();
}

function openDatabase(url: string): { database: Database | null; problem: string | null } {
  try {
    return { database: openWithoutMigrating(url), problem: null };
  } catch (error) {
    return { database: null, problem: reasonOf(error) };
  }
}

/** Asks the running server whether it is ready and, if it has metrics, what it has refused. */
async function checkServer({ host, port, metricsPort }: Config) {
  const url = addressOf(host, port);
  const response = await get(`${url}/readyz`);
  const metrics =
    metricsPort === null ? null : await get(`http://127.0.0.1:${metricsPort}/metrics`);
  const counts = (await metrics?.text())?.matchAll(
    /^clinic_enquiries_refused_total.*"(\w+)".* (\d+)$/gm,
  );
  const refusedCounts = [...(counts ?? [])]
    .map(([, reason, count]) => `${reason} ${count}`)
    .join(', ');
  return {
    isReady: response?.ok === true,
    lines: [
      ['server', `${readinessOf(response)} at ${url}`],
      ['refused', refusedCounts || 'see the desk under Clinic, or set METRICS_PORT'],
    ] as [string, string][],
  };
}

function readinessOf(response: Response | null): string {
  if (!response) return 'does not respond';
  return response.ok ? 'ready' : `not ready (${response.status})`;
}

async function get(url: string): Promise<Response | null> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
}

function labelOf(part: string): string {
  return part === 'formService' ? 'form service' : part;
}

function linesOf(status: ClinicStatus): [StatusPart | 'version', string][] {
  const { version, disk, database, backup, mail, formService, certificate } = status;
  return [
    ['version', version],
    ['disk', `${formatSize(disk.free)} free of ${formatSize(disk.total)}`],
    ['database', `${database.kind}, ${database.problem ?? formatSize(database.bytes)}`],
    ['enquiries', enquiriesLine(status)],
    ['backup', backupLine(backup)],
    ['mail', mail ? connectionLine(mail) : 'none: SMTP_URL is not set'],
    ['formService', formService ? connectionLine(formService) : 'none: FORM_URL is not set'],
    [
      'certificate',
      certificate
        ? [certificate.host, certificate.problem, certificate.until && `until ${certificate.until}`]
            .filter(Boolean)
            .join(', ')
        : 'none: SITE_URL does not begin with https',
    ],
  ];
}

function enquiriesLine({ enquiries, mail, formService }: ClinicStatus): string {
  const { stored, undelivered, oldest } = enquiries;
  if (!mail && !formService) return `${stored} stored; nobody is notified of new ones`;
  const backlog = `${undelivered} not forwarded yet, the oldest from ${oldest}`;
  return `${stored} stored, ${undelivered > 0 ? backlog : 'nothing waiting'}`;
}

function backupLine({ verified, failedAt, problem, copiedTo }: ClinicStatus['backup']): string {
  const lastVerified = verified
    ? `test-restored ${verified.at}, enquiries: ${verified.enquiries}`
    : 'never test-restored';
  const failure = failedAt ? `, failed ${failedAt}: ${problem}` : '';
  return `${lastVerified}${failure}; ${copiedTo ? `off-site copy: ${copiedTo}` : 'no off-site copy (BACKUP_TO)'}`;
}

function connectionLine({ server, problem }: NonNullable<ClinicStatus['mail']>): string {
  return `${server} ${problem ? `failed: ${problem}` : 'answers'}`;
}

function formatSize(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

async function sendTestMail(
  config: Config,
  database: Database | null,
  address: string,
): Promise<void> {
  const { mail } = config;
  if (!mail) throw new PlainError('SMTP_URL must be set to send an email.');
  if (!database) {
    throw new PlainError('The test email was not sent: the database cannot be opened.');
  }
  const sender = new MailSender({ mail, config, database, log: createLog('silent') });
  const message = {
    id: `test-${Date.now()}`,
    subject: 'Test of the clinic’s website',
    text: 'The website can send email to this address.',
  };
  await sender.sendToOne(address, message, AbortSignal.timeout(30_000)).catch((error) => {
    throw new PlainError(`The test email was not accepted: ${reasonOf(error)}`);
  });
  console.log(`\nA test email to ${address} was accepted. Check that it arrives, and not as spam.`);
}
