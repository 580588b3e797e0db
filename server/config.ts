import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { siteOrigin } from '../shared/clinic-facts.ts';
import { clinicFile } from '../shared/fact-files.ts';
import { Clinic, type ServerContent } from './clinic.ts';
import { PlainError } from './log.ts';
import { wholeNumber } from './whole-number.ts';

/** The folder that holds package.json; `CLINIC_DIR` and the file in `DATABASE_URL` may be relative to it. */
export const projectRoot = resolve(import.meta.dirname, '..');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The address of a web service; slashes at its end are removed. */
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Email addresses separated by commas. */
const mailAddresses = z
  .string()
  .refine(
    (value) => value.split(',').every((part) => /^[^\s@]+@[^\s@]+$/.test(part.trim())),
    'must be email addresses separated by commas',
  );

/** IP addresses and CIDR ranges separated by commas. */
const proxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isAddressOrRange), {
    error: 'must be IP addresses or CIDR ranges separated by commas, such as 127.0.0.1',
  });

/** The message if `areCredentialsEncoded` returns false. */
const encodingMessage =
  'has a % that is not percent-encoded in its user or password: write %25 instead';

/** Whether the user and the password of a URL can be decoded. */
function areCredentialsEncoded(value: string): boolean {
  const { username = '', password = '' } = URL.parse(value) ?? {};
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

function isAddressOrRange(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/]*)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const maxPrefix = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && Number(prefix) <= maxPrefix;
}

/**
 * Whether a URL asks for no TLS, or for the one mode that pg_dump and our own driver interpret alike: verify-full, with
 * a certificate that exists.
 */
function isTlsModeAllowed(value: string): boolean {
  const options = URL.parse(value)?.searchParams;
  const mode = options?.get('sslmode') ?? 'disable';
  return (
    mode === 'disable' || (mode === 'verify-full' && existsSync(options?.get('sslrootcert') ?? ''))
  );
}

const databaseUrl = z
  .string()
  .refine(
    (value) => /^file:.+/.test(value) || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)),
    'must be file:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
  )
  .refine(areCredentialsEncoded, encodingMessage)
  .refine(
    isTlsModeAllowed,
    'must end in ?sslmode=verify-full&sslrootcert=FILE to use TLS, where FILE is a file on this machine: the certificate of the authority that signed the server’s',
  )
  .transform((value) =>
    value.startsWith('file:')
      ? `file:${resolve(projectRoot, value.replace(/^file:(\/\/)?/, ''))}`
      : value,
  );

/** Every setting. Besides these environment variables, `data-folder.ts` reads systemd's `STATE_DIRECTORY`. */
const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('localhost'),
  PORT: wholeNumber(0, 65_535).default(4321),
  SITE_URL: siteOrigin.optional(),
  CLINIC_DIR: z
    .string()
    .default('clinic')
    .transform((value) => resolve(projectRoot, value)),
  DATABASE_URL: databaseUrl.prefault('file:data/clinic.db'),
  BLOGS_URL: webAddress.optional(),
  BLOGS_KEY: z.string().optional(),
  FORM_URL: webAddress.optional(),
  FORM_ACCESS_KEY: z.string().optional(),
  FORM_TO: mailAddresses.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .refine(areCredentialsEncoded, encodingMessage)
    .optional(),
  NOTIFY_TO: mailAddresses.optional(),
  ENQUIRY_RETENTION_DAYS: wholeNumber(1, 36_500).default(365),
  TRUST_PROXY: proxies.optional(),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  BACKUP_TO: z
    .string()
    .regex(/^(\/|[\w.-]+:)/, 'must be the absolute path of a folder, or REMOTE:FOLDER of rclone')
    .optional(),
  DESK_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
});

/** The names of these environment variables. */
export const variableNames = Object.keys(variables.shape);

/** The validated configuration of one server. Folders and database files are absolute paths. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Checks the variables on their own, without the clinic's folder.
 * @param environment variables by name; an empty one counts as unset
 * @throws PlainError for the first invalid or missing variable
 */
export function readVariables(environment: NodeJS.ProcessEnv = process.env) {
  const nonEmptyVariables = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  );
  const result = variables.safeParse(nonEmptyVariables);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new PlainError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = result.data;
  if (values.NOTIFY_TO) requireTogether(values, 'SMTP_URL', 'NOTIFY_TO');
  return {
    ...values,
    form: requireTogether(values, 'FORM_URL', 'FORM_ACCESS_KEY', 'FORM_TO'),
    blogs: requireTogether(values, 'BLOGS_URL', 'BLOGS_KEY'),
  };
}

/**
 * Reads and checks the whole configuration.
 * @param content the parts of the clinic's content that the server itself uses
 * @throws PlainError for the first invalid or missing variable
 */
export function readConfig(environment: NodeJS.ProcessEnv, content: ServerContent) {
  const values = readVariables(environment);
  const [formUrl, accessKey, formTo] = values.form;
  const [blogsUrl, blogsKey] = values.blogs;
  const clinic = new Clinic(content);
  const { facts } = clinic;
  return {
    host: values.HOST,
    port: values.PORT,
    /** Public origin without a slash at the end, such as https://clinic.example. */
    siteUrl: values.SITE_URL ?? facts.siteUrl,
    clinicDir: values.CLINIC_DIR,
    /** IANA name of the clinic's time zone, such as Asia/Kolkata. */
    timeZone: facts.timeZone,
    /** The languages of the site, the default one first. */
    languages: facts.languages,
    /** The other content that the server itself uses; it may change while the server runs. */
    clinic,
    databaseUrl: values.DATABASE_URL,
    /** The hosted table of posts; null if there is none. */
    blogs: blogsUrl && blogsKey ? { url: blogsUrl, key: blogsKey } : null,
    /** The form-to-email service; null if there is none. */
    formService: formUrl && accessKey && formTo ? { url: formUrl, accessKey, to: formTo } : null,
    /** The mail server, and the recipients in addition to staff who opted in; null if no mail is sent. */
    mail: values.SMTP_URL ? { smtpUrl: values.SMTP_URL, to: values.NOTIFY_TO ?? null } : null,
    enquiryRetentionDays: values.ENQUIRY_RETENTION_DAYS,
    /** Proxies whose X-Forwarded-For is trusted; null if there are none. */
    trustProxy: values.TRUST_PROXY ?? null,
    /** Whether HSTS also covers the subdomains of this site's host name. */
    hstsIncludeSubDomains: values.HSTS_INCLUDE_SUBDOMAINS === 'true',
    logLevel: values.LOG_LEVEL,
    /** Loopback port on which metrics are served; null if they are off. */
    metricsPort: values.METRICS_PORT ?? null,
    /** Where nightly backups are copied: a folder, or REMOTE:FOLDER of rclone; null if nowhere. */
    backupTo: values.BACKUP_TO ?? null,
    /**
     * Signs the desk's cookies and encrypts the keys of authenticators; null if the server generates one and keeps it
     * on disk.
     */
    deskSecret: values.DESK_SECRET ?? null,
  };
}

/** Loads a `.env` file at the root, if there is one; variables that are already set keep their values. */
export function loadEnvironmentFile(): void {
  const file = resolve(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The values of variables that must be set together or not at all. */
function requireTogether<Name extends string>(
  values: Partial<Record<Name, string | undefined>>,
  ...names: Name[]
): (string | undefined)[] {
  const missingName = names.find((name) => values[name] === undefined);
  if (missingName !== undefined && names.some((name) => values[name] !== undefined)) {
    throw new PlainError(`${missingName} must also be set: ${names.join(', ')} belong together.`);
  }
  return names.map((name) => values[name]);
}

/** @throws PlainError unless the path is that of a clinic's folder */
export function checkClinicDir(clinicDir: string): void {
  const missingPath = [clinicDir, resolve(clinicDir, clinicFile)].find((path) => !existsSync(path));
  if (missingPath)
    throw new PlainError(`CLINIC_DIR must name a clinic’s folder: there is no ${missingPath}.`);
}

/** The address at which a server listens; IPv6 hosts are bracketed. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
