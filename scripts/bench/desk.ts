import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/database/index.ts';
import { toStored } from '../../server/enquiries/record/enquiry.ts';
import { searchTextOf } from '../../server/enquiries/record/search-text.ts';
import { openSite } from '../../server/pages/site.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { measureListOnPhone } from './desk-on-phone.ts';
import { type DeskSession, signInDoctor } from './desk-session.ts';
import { measure } from './measure.ts';
import type { Figures } from './table.ts';

const stored = 50_000;
const posts = 2_000;

/**
 * Measures how long the desk takes to list and search fifty thousand enquiries and two thousand posts, to
 * open one of each, to count the doctor's numbers, and to save a post; and a phone, to show the list.
 */
export async function measureDesk(folder: string): Promise<Record<string, Figures>> {
  const config = readConfig({
    DATABASE_URL: `file:${join(folder, 'desk.db')}`,
    LOG_LEVEL: 'silent',
  });
  const services = await createServices(config);
  const site = await openSite(services, { kept: join(folder, 'desk'), isAhead: false });
  const app = createServer(services, site);
  try {
    await fill(services.database);
    const session = await signInDoctor(app, services);
    const { ask } = session;
    const { enquiries } = JSON.parse(await ask('/enquiries?tab=new'));
    const enquiryFigures = await measure({
      listing: () => ask('/enquiries?tab=new'),
      // The most expensive search: it reads all enquiries, and most match the beginning of the query.
      search: () => ask('/enquiries?search=person-25000%40'),
      opening: () => ask(`/enquiries/${enquiries[7].id}`),
      numbers: () => ask('/numbers'),
      page: () => readPage(session),
    });
    const onPhone = await measureListOnPhone(session);
    await fillWithPosts(services.database);
    const tab = randomUUID();
    let post = JSON.parse(await ask('/posts/1000'));
    const postFigures = await measure({
      listing: () => ask('/posts'),
      search: () => ask('/posts?search=number%201234'),
      opening: () => ask('/posts/1000'),
      async saving() {
        const { title, slug, excerpt, image, document, language, featured, version } = post;
        const html = `<p>${randomUUID()}</p>${post.html}`;
        const content = { title, slug, excerpt, image, html, document, language, featured };
        const body = { ...content, version, tab };
        post = JSON.parse(await ask('/posts/1000/draft', 'PUT', body)).post;
      },
    });
    return {
      '50,000 enquiries': { ...enquiryFigures, onPhone },
      '2,000 posts': postFigures,
    };
  } finally {
    await app.close();
    await services.close();
  }
}

/** Reads the desk's page, which has the list in it. */
async function readPage({ url, cookies }: DeskSession): Promise<void> {
  const answer = await fetch(`${url}/desk`, { headers: { cookie: cookies.join('; ') } });
  if (!(await answer.text()).includes('id="list"')) throw new Error('The page has no list.');
}

/** Fills the database with posts of 1,600 words. */
async function fillWithPosts(database: Database): Promise<void> {
  const paragraph = `<p>${'The heart is a muscle that pumps blood. '.repeat(8)}</p>`;
  const rows = Array.from({ length: posts }, (_, each) => ({
    title: `Post number ${each}`,
    slug: `post-${each}`,
    content: paragraph.repeat(25),
    published: true,
    created_at: new Date(Date.UTC(2020, 0, 1, each)).toISOString(),
  }));
  while (rows.length > 0) {
    await database.insertInto('blogs').values(rows.splice(0, 100)).execute();
  }
}

/**
 * Fills the database with enquiries of ten to a hundred words, one every ten minutes until now, across all
 * tabs. Most were opened, one in three was answered, and one in seven led to a visit.
 */
async function fill(database: Database): Promise<void> {
  const words = 'chest pain since morning walking stairs mother report दर्द सीने में माँ सुबह से'.split(
    ' ',
  );
  const states = ['new', 'answered', 'archived'] as const;
  const contents = Array.from({ length: stored }, (_, each) => ({
    name: `Asha ${words[each % words.length]}`,
    email: `person-${each}@example.com`,
    phone: `+91 98${String(each * 7_919)
      .padStart(8, '0')
      .slice(-8)}`,
    message: Array.from(
      { length: 10 + (each % 90) },
      (_, at) => words[(each + at) % words.length],
    ).join(' '),
  }));
  const rows = contents.map((content, each) => ({
    id: randomUUID(),
    content: toStored(content, { halfDays: [] }),
    search: searchTextOf(content),
    state: states[each % states.length] ?? 'new',
    spam: each % 5 === 0,
    answered_by: 'Doctor',
    answered_at: minutesAgo((stored - each) * 10 - 90),
    created_at: minutesAgo((stored - each) * 10),
  }));
  const requests = rows.map(({ id }, each) => ({
    enquiry_id: id,
    token: id,
    opened_at: each % 10 === 0 ? null : minutesAgo((stored - each) * 10 - 30),
    state: each % 7 === 0 ? ('agreed' as const) : ('received' as const),
    visit_at: each % 7 === 0 ? minutesAgo((stored - each) * 10) : null,
  }));
  while (rows.length > 0) {
    await database.insertInto('enquiries').values(rows.splice(0, 500)).execute();
    await database.insertInto('requests').values(requests.splice(0, 500)).execute();
  }
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}
