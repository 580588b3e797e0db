import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../../server/database/index.ts';
import { toStored } from '../../server/enquiries/record/enquiry.ts';
import { searchTextOf } from '../../server/enquiries/record/lookup.ts';
import { loadConfig } from '../../server/pages/load-config.ts';
import { openSite } from '../../server/pages/site.ts';
import { createServer } from '../../server/server.ts';
import { createServices, type Services } from '../../server/services.ts';
import { parseFile } from '../../shared/content-document.ts';
import type { ContentFileResponse, SavedFile } from '../../shared/desk/content.ts';
import { eachField } from '../../shared/enquiry-fields.ts';
import { serverEnvironment } from '../programs/server-program.ts';
import { type Figure, median } from './figures.ts';

const enquiries = 10_000;
const home = 'en/pages/home.yaml';

/** Measures the desk with a year of enquiries. */
export async function* measureDesk(folder: string): AsyncGenerator<Figure> {
  const DATABASE_URL = `file:${join(folder, 'desk.db')}`;
  Object.assign(process.env, serverEnvironment, { DATABASE_URL, LOG_LEVEL: 'silent' });
  const config = await loadConfig();
  const services = await createServices(config);
  await addEnquiries(services.database);
  const site = await openSite(services, { cacheFolder: join(folder, 'content') });
  const app = createServer(services, site);
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const session = await signInDoctor(`http://127.0.0.1:${port}`, services);
    yield* measureEnquiries(session);
    const value = await timeOf(() => publish(session), 3);
    yield { of: 'a publication', name: 'published', value, unit: 'ms', atMost: 5_000 };
  } finally {
    await app.close();
    await services.close();
  }
}

async function* measureEnquiries({ ask }: DeskSession): AsyncGenerator<Figure> {
  const of = `${enquiries} enquiries`;
  const { enquiries: listed } = JSON.parse(await ask('/enquiries?tab=new'));
  const figure = async (name: string, atMost: number, task: () => Promise<unknown>) =>
    ({ of, name, value: await timeOf(task), unit: 'ms', atMost }) as const;
  yield figure('a page of the list', 50, () => ask('/enquiries?tab=new'));
  // The most expensive search: it reads all enquiries, and most match the beginning of the query.
  yield figure('a search', 100, () => ask('/enquiries?search=person-5000%40'));
  yield figure('one opened', 50, () => ask(`/enquiries/${listed[7].id}`));
  yield figure('the numbers', 50, () => ask('/numbers'));
}

/** Publishes a sentence of Home. */
async function publish({ ask }: DeskSession): Promise<void> {
  const answer: ContentFileResponse = JSON.parse(await ask('/content/file?file=pages/home.yaml'));
  const file = answer.languages.find(({ path }) => path === home);
  const document = parseFile(home, file?.text ?? null);
  document?.set('/hero/lead', `Worried about your heart? ${randomUUID()}`);
  const body = { path: home, text: String(document), version: file?.version };
  const { path, version }: SavedFile = JSON.parse(await ask('/content/file', 'PUT', body));
  await ask('/content/publications', 'POST', { files: [{ path, version }] });
}

/** The median time of a task, in milliseconds. */
async function timeOf(task: () => Promise<unknown>, rounds = 15): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await task();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** A doctor who is signed in. */
interface DeskSession {
  /** Sends a request to the desk; returns the body of its answer, and throws unless it succeeds. */
  ask(path: string, method?: 'PUT' | 'POST', body?: object): Promise<string>;
}

/** Makes a doctor's account, and signs in. */
async function signInDoctor(url: string, { staff }: Services): Promise<DeskSession> {
  const cookies: string[] = [];
  const ask: DeskSession['ask'] = async (path, method, body) => {
    const answer = await fetch(`${url}/api/desk${path}`, {
      method: method ?? 'GET',
      headers: { cookie: cookies.join('; '), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    cookies.push(...answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? ''));
    return text;
  };
  const [email, password] = ['doctor@clinic.example', randomUUID()];
  const token = (await staff.people.add({ name: 'Doctor', email, role: 'doctor' }))?.link;
  await ask('/auth/reset-password', 'POST', { token: token?.split('#')[1], newPassword: password });
  await ask('/auth/sign-in/email', 'POST', { email, password });
  return { ask };
}

/**
 * Fills the database with enquiries of ten to a hundred words, one every hour until now, across all tabs. Most were
 * opened, one in three was answered, and one in seven led to a visit.
 */
async function addEnquiries(database: Database): Promise<void> {
  const words = 'chest pain since morning walking stairs mother report दर्द सीने में माँ सुबह से'.split(
    ' ',
  );
  const states = ['new', 'answered', 'archived'] as const;
  const rows = Array.from({ length: enquiries }, (_, each) => {
    const message = Array.from({ length: 10 + (each % 90) }, (_, at) => words[(each + at) % 14]);
    const content = {
      ...eachField(() => ''),
      name: `Asha ${words[each % words.length]}`,
      email: `person-${each}@example.com`,
      phone: `+9198${String((each * 7_919) % 100_000_000).padStart(8, '0')}`,
      message: message.join(' '),
    };
    const hours = enquiries - each;
    return {
      id: randomUUID(),
      content: toStored(content, { halfDays: [] }),
      search: searchTextOf(content),
      state: states[each % states.length] ?? 'new',
      spam: each % 5 === 0,
      answered_by: 'Doctor',
      answered_at: hoursAgo(hours - 0.5),
      created_at: hoursAgo(hours),
    };
  });
  const requests = rows.map(({ id, answered_at }, each) => ({
    enquiry_id: id,
    token: id,
    opened_at: each % 10 === 0 ? null : answered_at,
    state: each % 7 === 0 ? ('agreed' as const) : ('received' as const),
    visit_at: each % 7 === 0 ? answered_at : null,
  }));
  while (rows.length > 0) {
    await database.insertInto('enquiries').values(rows.splice(0, 500)).execute();
    await database.insertInto('requests').values(requests.splice(0, 500)).execute();
  }
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}
