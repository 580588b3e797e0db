import { spawnSync } from 'node:child_process';

/** npm's report on the installed packages; it has no figures if the registry did not answer. */
interface AuditReport {
  metadata?: { vulnerabilities: { total: number } };
  message?: string;
}

/**
 * Returns whether the installed packages are free of known vulnerabilities; null if the registry does not
 * answer, which is not the project's fault.
 */
export function auditIsClean(): boolean | null {
  const options = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', options, { encoding: 'utf8', timeout: 60_000 });
  const report = readReport(stdout);
  if (!report.metadata) {
    console.log(`npm audit skipped: the registry does not answer. ${report.message ?? ''}`);
    return null;
  }
  const { total } = report.metadata.vulnerabilities;
  console.log(`${total} known vulnerabilities in the installed packages.`);
  if (total > 0) spawnSync('npm', ['audit'], { stdio: 'inherit' });
  return total === 0;
}

function readReport(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return {};
  }
}
