import { vi } from 'vitest';
import type { FakeMailServer } from '../support/services/mail-server.ts';
import { freshSqlite } from '../support/temporary.ts';

/** The variables of a server that alerts the clinic by mail, on a database of its own. */
export function alertEnvironment(mail: FakeMailServer): Record<string, string> {
  return {
    DATABASE_URL: freshSqlite(),
    DESK_SECRET: 'a secret of the tests that is long enough',
    SITE_URL: 'https://clinic.example',
    SMTP_URL: mail.url,
    NOTIFY_TO: 'desk@clinic.example',
  };
}

/** Stops the clock at a time in Nagpur, on a Tuesday unless another day is given. */
export function setClock(time: string, day = '2026-12-01'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}:00+05:30`) });
}
