import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** npm's report on the installed packages; it has no figures if the registry did not answer. */
interface AuditReport {
  metadata?: { vulnerabilities: { total: number } };
  message?: string;
}

/**
 * Returns whether the installed packages are free of known vulnerabilities; null if the registry does not
 * answer, which is not the project's fault.
 */
export async function auditIsClean(): Promise<boolean | null> {
  const report = readReport(await audit('--json', '--fetch-retries=0', '--fetch-timeout=20000'));
  if (!report.metadata) {
    console.log(`npm audit skipped: the registry does not answer. ${report.message ?? ''}`);
    return null;
  }
  const { total } = report.metadata.vulnerabilities;
  console.log(`${total} known vulnerabilities in the installed packages.`);
  if (total > 0) console.log(await audit());
  return total === 0;
}

/** What `npm audit` prints; it exits with an error if it finds anything. */
async function audit(...options: string[]): Promise<string> {
  const settled = run('npm', ['audit', ...options], { timeout: 60_000 });
  const { stdout } = await settled.catch((error: { stdout?: string }) => error);
  return stdout ?? '';
}

function readReport(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return {};
  }
}
