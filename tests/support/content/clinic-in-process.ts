import { runInProcess } from '../command-in-process.ts';
import { type InProcessSite, startInProcess } from '../site/site-in-process.ts';
import { type ClinicSite, checkedClinic } from './clinic-site.ts';

/**
 * Checks a clinic's folder, whose site can then be served, both in the test's own process.
 * @throws Error if the folder has a mistake
 */
export function clinicInProcess(clinic: string): Promise<ClinicSite<InProcessSite>> {
  return checkedClinic(clinic, runInProcess, (environment, kept) =>
    startInProcess(environment, {}, { pages: true, kept }),
  );
}
