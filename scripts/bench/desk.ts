import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { changesOf, Folder, versionOf } from '../../server/content/drafts.ts';
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
import { browserFlags, findChromium } from '../programs/chromium.ts';
import { serverEnvironment } from '../programs/server-program.ts';
import { type Figure, median } from './figures.ts';

const enquiryCount = 10_000;
const publicationCount = 200;
const home = 'en/pages/home.yaml';

/** Measures the desk with a year of enquiries and publications. */
export async function* measureDesk(folder: string): AsyncGenerator<Figure> {
  const DATABASE_URL = `file:${join(folder, 'desk.db')}`;
  Object.assign(process.env, serverEnvironment, { DATABASE_URL, LOG_LEVEL: 'silent' });
  const config = await loadConfig();
  const services = await createServices(config);
  await addEnquiries(services.database);
  await addPublications(services.database, new Folder(config.clinicDir));
  const site = await openSite(services, { cacheFolder: join(folder, 'content') });
  const app = createServer(services, site);
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const session = await signInDoctor(`http://127.0.0.1:${port}`, services);
    yield* measureEnquiries(session);
    yield* measureContent(session);
  } finally {
    await app.close();
    await services.close();
  }
}

async function* measureEnquiries(session: DeskSession): AsyncGenerator<Figure> {
  const { ask } = session;
  const subject = `${enquiryCount} enquiries`;
  const { enquiries: list } = JSON.parse(await ask('/enquiries?tab=new'));
  const figure = async (name: string, atMost: number, task: () => Promise<unknown>) =>
    ({ subject, name, value: await timeOf(task), unit: 'ms', atMost }) as const;
  yield figure('a page of the list', 50, () => ask('/enquiries?tab=new'));
  // The most expensive search: it reads all enquiries, and most match the beginning of the query.
  yield figure('a search', 100, () => ask('/enquiries?search=person-5000%40'));
  yield figure('opening an enquiry', 50, () => ask(`/enquiries/${list[7].id}`));
  yield figure('the numbers', 50, () => ask('/numbers'));
  const phoneTime = await timeOnPhone(session);
  yield { subject, name: 'the list on a slow phone', value: phoneTime, unit: 'ms', atMost: 3_000 };
}

async function* measureContent({ ask }: DeskSession): AsyncGenerator<Figure> {
  const subject = `${publicationCount} publications`;
  const figure = async (name: string, atMost: number, task: () => Promise<unknown>, rounds = 15) =>
    ({ subject, name, value: await timeOf(task, rounds), unit: 'ms', atMost }) as const;
  const readHome = async () => {
    const response: ContentFileResponse = JSON.parse(
      await ask('/content/file?file=pages/home.yaml'),
    );
    return response.languages.find(({ path }) => path === home);
  };
  let file: Pick<SavedFile, 'text' | 'version'> | undefined = await readHome();
  const save = async () => {
    const document = parseFile(home, file?.text ?? null);
    document?.set('/hero/lead', `Worried about your heart? ${randomUUID()}`);
    const body = { path: home, text: String(document), version: file?.version };
    const savedFile: SavedFile = JSON.parse(await ask('/content/file', 'PUT', body));
    file = savedFile;
    return savedFile;
  };
  const publish = async () => {
    const { path, version } = await save();
    await ask('/content/publications', 'POST', { files: [{ path, version }] });
    file = await readHome();
  };
  yield figure('the list of files', 200, () => ask('/content'));
  yield figure('a search', 200, () => ask('/content/search?search=heart'));
  yield figure('the form of Home', 200, readHome);
  yield figure('saving', 30, save);
  yield figure('publishing', 5_000, publish, 3);
}

/** The median time of a task, in milliseconds. */
async function timeOf(task: () => Promise<unknown>, rounds = 15): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await task();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** A doctor who is signed in. */
interface DeskSession {
  /** Sends a request to the desk; returns the body of the response, and throws unless it succeeds. */
  ask(path: string, method?: 'PUT' | 'POST', body?: object): Promise<string>;
  url: string;
  /** Each as `name=value`. */
  cookies: string[];
}

/** Makes a doctor's account, and signs in. */
async function signInDoctor(url: string, { staff }: Services): Promise<DeskSession> {
  const cookies: string[] = [];
  const ask: DeskSession['ask'] = async (path, method, body) => {
    const response = await fetch(`${url}/api/desk${path}`, {
      method: method ?? 'GET',
      headers: { cookie: cookies.join('; '), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`);
    cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
    return text;
  };
  const [email, password] = ['doctor@clinic.example', randomUUID()];
  const link = (await staff.people.add({ name: 'Doctor', email, role: 'doctor' }))?.link;
  await ask('/auth/reset-password', 'POST', { token: link?.split('#')[1], newPassword: password });
  await ask('/auth/sign-in/email', 'POST', { email, password });
  return { ask, url, cookies };
}

/** What Lighthouse simulates as slow 4G, in milliseconds per round trip and bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
};

/**
 * How long a small phone on a slow network, with a processor six times slower than this machine's, takes to show the
 * list to somebody who is signed in and has nothing of the desk in the browser's cache: the median, in milliseconds.
 */
async function timeOnPhone({ url, cookies }: DeskSession): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  const times: number[] = [];
  try {
    for (let run = 0; run < 3; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        extraHTTPHeaders: { cookie: cookies.join('; ') },
      });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Network.emulateNetworkConditions', slow4G);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const start = performance.now();
      await page.goto(`${url}/desk`, { waitUntil: 'commit' });
      await page.locator('#list li').first().waitFor();
      times.push(performance.now() - start);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return median(times);
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
  const rows = Array.from({ length: enquiryCount }, (_, index) => {
    const message = Array.from({ length: 10 + (index % 90) }, (_, n) => words[(index + n) % 14]);
    const content = {
      ...eachField(() => ''),
      name: `Asha ${words[index % words.length]}`,
      email: `person-${index}@example.com`,
      phone: `+9198${String((index * 7_919) % 100_000_000).padStart(8, '0')}`,
      message: message.join(' '),
    };
    const hours = enquiryCount - index;
    return {
      id: randomUUID(),
      content: toStored(content, { halfDays: [] }),
      search: searchTextOf(content),
      state: states[index % states.length] ?? 'new',
      spam: index % 5 === 0,
      answered_by: 'Doctor',
      answered_at: hoursAgo(hours - 0.5),
      created_at: hoursAgo(hours),
    };
  });
  const requests = rows.map(({ id, answered_at }, index) => ({
    enquiry_id: id,
    token: id,
    opened_at: index % 10 === 0 ? null : answered_at,
    state: index % 7 === 0 ? ('agreed' as const) : ('received' as const),
    visit_at: index % 7 === 0 ? answered_at : null,
  }));
  while (rows.length > 0) {
    await database.insertInto('enquiries').values(rows.splice(0, 500)).execute();
    await database.insertInto('requests').values(requests.splice(0, 500)).execute();
  }
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

/** Publishes files of the folder with one trivial change each. */
async function addPublications(database: Database, folder: Folder): Promise<void> {
  const texts = [...(await folder.texts())].filter(([path]) => path.startsWith('en/'));
  const metadata = { published_at: new Date().toISOString(), published_by: 'Doctor', undoes: null };
  for (let number = 1; number <= publicationCount; number += 1) {
    const [path = '', previousText = ''] = texts[number % texts.length] ?? [];
    const text = previousText.replace(/(?<=: \w+) (?=\w)/, '\u00a0');
    const changes = JSON.stringify(changesOf(path, previousText, text));
    const publication = { number, ...metadata };
    await database.insertInto('content_publications').values(publication).execute();
    const file = { number, path, previous_text: previousText, text, changes };
    await database.insertInto('content_publication_files').values(file).execute();
    const row = { text, base: versionOf(previousText), number };
    await database
      .insertInto('content_published')
      .values({ path, ...row })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
      .execute();
  }
}
