import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { Person } from '../../../../shared/desk/people.ts';

/** What reception may change of the site, besides notices. */
const ofReception = ['/openingHours', '/closures'];

/** Whether somebody may change a field, as the server has it. */
export function mayChange(role: Person['role'], name: string, field: string): boolean {
  return role === 'doctor' || (name === clinicFile && ofReception.includes(field));
}
