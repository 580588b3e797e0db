import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/database/index.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import type { Figures } from './table.ts';
import { median } from './throughput.ts';

const stored = 50_000;
const rounds = 15;

/** How long the desk takes to list, find and open one of fifty thousand enquiries. */
export async function measureDesk(folder: string): Promise<Record<string, Figures>> {
  const config = readConfig({
    DATABASE_URL: `file:${join(folder, 'desk.db')}`,
    LOG_LEVEL: 'silent',
  });
  const services = await createServices(config);
  const app = createServer(services);
  try {
    await fill(services.database);
    const ask = await signIn();
    const { enquiries } = JSON.parse(await ask('/enquiries?tab=new'));
    const paths = {
      listing: '/enquiries?tab=new',
      // The dearest kind: everything has to be read, and most of it begins like what is looked for.
      search: '/enquiries?search=person-25000%40',
      opening: `/enquiries/${enquiries[7].id}`,
    };
    const figures: Figures = {};
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const asked = performance.now();
        await ask(path);
        times.push(performance.now() - asked);
      }
      figures[name] = median(times);
    }
    return { '50,000 enquiries': figures };
  } finally {
    await app.close();
    await services.close();
  }

  /** Makes an account and gives what asks with its session. */
  async function signIn(): Promise<(path: string) => Promise<string>> {
    const [email, password] = ['reception@clinic.example', randomUUID()];
    const person = { name: 'Reception', email, role: 'reception' } as const;
    const token = (await services.desk.people.add(person))?.link.split('#')[1];
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/desk/auth/${url}`, payload });
    await post('reset-password', { token, newPassword: password });
    const answer = await post('sign-in/email', { email, password });
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return async (path) => {
      const { statusCode, body } = await app.inject({ url: `/api/desk${path}`, cookies });
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
      return body;
    };
  }
}

/** Messages of ten to a hundred words, one every ten minutes, in all tabs. */
async function fill(database: Database): Promise<void> {
  const words = 'chest pain since morning walking stairs mother report दर्द सीने में माँ सुबह से'.split(
    ' ',
  );
  const states = ['new', 'answered', 'archived'] as const;
  const rows = Array.from({ length: stored }, (_, each) => ({
    id: randomUUID(),
    content: JSON.stringify({
      name: `Asha ${words[each % words.length]}`,
      email: `person-${each}@example.com`,
      phone: `+91 98${String(each * 7_919)
        .padStart(8, '0')
        .slice(-8)}`,
      message: Array.from(
        { length: 10 + (each % 90) },
        (_, at) => words[(each + at) % words.length],
      ).join(' '),
    }),
    state: states[each % states.length] ?? 'new',
    spam: each % 5 === 0,
    created_at: new Date(Date.UTC(2025, 0, 1, 0, each * 10)).toISOString(),
  }));
  while (rows.length > 0) {
    await database.insertInto('enquiries').values(rows.splice(0, 500)).execute();
  }
}
