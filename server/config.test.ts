import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFor } from '../tests/support/config-for.ts';
import { checkClinicDir, projectRoot } from './config.ts';
import { PlainError } from './log.ts';

const complaintAbout = async (environment: Record<string, string>): Promise<string> => {
  try {
    await configFor(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(PlainError);
    return (error as Error).message;
  }
  return 'no complaint';
};

describe('the configuration', () => {
  it('needs no environment variables', async () => {
    const { clinic, ...config } = await configFor({});
    expect(config).toEqual({
      host: 'localhost',
      port: 4321,
      siteUrl: 'https://clinic.example',
      clinicDir: join(projectRoot, 'clinic'),
      timeZone: 'Asia/Kolkata',
      languages: expect.arrayContaining(['en']),
      databaseUrl: `file:${join(projectRoot, 'data/clinic.db')}`,
      blogs: null,
      formService: null,
      mail: null,
      deskSecret: null,
      enquiryRetentionDays: 365,
      trustProxy: null,
      hstsIncludeSubDomains: false,
      logLevel: 'info',
      metricsPort: null,
      backupTo: null,
    });
    const { facts, staffWords } = clinic;
    expect(facts).toMatchObject({
      contact: { phone: '+919876543210', ambulance: '108' },
      answerWithin: 8,
      alertAfter: 30,
      days: [],
    });
    expect(facts.openingHours).toHaveLength(1);
    expect(staffWords.map(({ language }) => language)).toEqual(['en', 'hi', 'mr']);
  });

  it('names the missing files if CLINIC_DIR is not a clinic’s folder', () => {
    const start = 'CLINIC_DIR must name a clinic’s folder: there is no ';
    expect(() => checkClinicDir('/no/clinic')).toThrow(`${start}/no/clinic.`);
    expect(() => checkClinicDir(tmpdir())).toThrow(`${start}${join(tmpdir(), 'clinic.yaml')}.`);
  });

  it('treats an empty variable as unset', async () => {
    expect(await configFor({ PORT: '', FORM_URL: ' ' })).toEqual(await configFor({}));
  });

  it('ignores a trailing slash in addresses, and spaces in lists', async () => {
    const config = await configFor({
      SITE_URL: 'https://heart.example/',
      BLOGS_URL: 'https://posts.example/rest/v1/',
      BLOGS_KEY: 'blogs-key',
      FORM_URL: 'https://form.example/',
      FORM_ACCESS_KEY: 'form-key',
      FORM_TO: 'a@clinic.example, b@clinic.example',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1',
    });
    const to = 'a@clinic.example, b@clinic.example';
    expect(config).toMatchObject({
      siteUrl: 'https://heart.example',
      blogs: { url: 'https://posts.example/rest/v1', key: 'blogs-key' },
      formService: { url: 'https://form.example', accessKey: 'form-key', to },
      trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
    });
  });

  it.each([
    ['HOST', { HOST: 'a b' }],
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '65536' }],
    ['SITE_URL', { SITE_URL: 'clinic.example' }],
    ['SITE_URL', { SITE_URL: 'https://clinic.example/site' }],
    ['CLINIC_DIR', { CLINIC_DIR: 'no-such-folder' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://user:secret@db.example/clinic' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:%E9secret@db.example/clinic' }],
    ['BLOGS_URL', { BLOGS_URL: 'ftp://secret.example', BLOGS_KEY: 'secret' }],
    ['BLOGS_KEY', { BLOGS_URL: 'https://posts.example' }],
    ['FORM_ACCESS_KEY', { FORM_URL: 'https://form.example', FORM_TO: 'a@clinic.example' }],
    ['FORM_URL', { FORM_ACCESS_KEY: 'secret' }],
    ['FORM_TO', { FORM_URL: 'https://f.example', FORM_ACCESS_KEY: 'secret', FORM_TO: 'a,b' }],
    ['HSTS_INCLUDE_SUBDOMAINS', { HSTS_INCLUDE_SUBDOMAINS: 'yes' }],
    ['SMTP_URL', { SMTP_URL: 'https://user:secret@mail.example', NOTIFY_TO: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://secret%user:word@mail.example' }],
    ['SMTP_URL', { NOTIFY_TO: 'secret@clinic.example' }],
    ['NOTIFY_TO', { SMTP_URL: 'smtp://user:word@mail.example', NOTIFY_TO: 'secret' }],
    ['ENQUIRY_RETENTION_DAYS', { ENQUIRY_RETENTION_DAYS: '0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1/' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8/9' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_PORT', { METRICS_PORT: '-1' }],
    ['DESK_SECRET', { DESK_SECRET: 'secret' }],
  ])(
    'complains about a wrong %s in one line and does not reveal secrets',
    async (name, environment) => {
      const complaint = await complaintAbout(environment as Record<string, string>);
      expect(complaint.startsWith(name)).toBe(true);
      expect(complaint).not.toMatch(/\n|secret/);
    },
  );

  it('says how to write a % in a password', async () => {
    const DATABASE_URL = 'postgres://user:100%@db.example/clinic';
    expect(await complaintAbout({ DATABASE_URL })).toBe(
      'DATABASE_URL has a % that is not percent-encoded in its user or password: write %25 instead.',
    );
    const encoded = 'postgres://user:100%25@db.example/clinic';
    expect(await configFor({ DATABASE_URL: encoded })).toMatchObject({ databaseUrl: encoded });
  });

  it('accepts TLS to PostgreSQL only with a certificate by which the server can be verified', async () => {
    const url = (options: string) => `postgres://user@db.example/clinic?${options}`;
    const missingFile = join(tmpdir(), 'no-such-authority.pem');
    for (const mode of ['require', 'verify-full', `verify-full&sslrootcert=${missingFile}`]) {
      const complaint = await complaintAbout({ DATABASE_URL: url(`sslmode=${mode}`) });
      expect(complaint).toContain('sslmode=verify-full&sslrootcert=FILE');
    }
    const verifiedUrl = url(`sslmode=verify-full&sslrootcert=${import.meta.filename}`);
    expect(await configFor({ DATABASE_URL: verifiedUrl })).toMatchObject({
      databaseUrl: verifiedUrl,
    });
    await configFor({ DATABASE_URL: url('sslmode=disable') });
  });
});
