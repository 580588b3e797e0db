import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { versionsAnswer } from '../../shared/desk/posts.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { DeskBrowser, someone } from './desk-browser.ts';
import { PostWriter } from './post-writer.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Sets the clock of this process, and so of the servers in it. */
function setClock(aheadBy: number): void {
  vi.useRealTimers();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + aheadBy });
}

/** A time by the clock of the sample's clinic, in India. */
function inIndia(aheadBy: number): string {
  return new Date(Date.now() + aheadBy + 5.5 * hour).toISOString().slice(0, 16);
}

describe.each(databaseKinds)('the schedule of posts, on %s', (kind) => {
  const databases = useDatabases(kind);
  let environment: Record<string, string>;
  let site: InProcessSite;
  let doctor: PostWriter;
  let email: string;

  beforeAll(async () => {
    environment = {
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    };
    site = await start();
    email = (await someone(site, 'doctor', 'Arun Deshmukh')).email;
  });
  // A clock that was set back ends sessions.
  beforeEach(async () => {
    const browser = new DeskBrowser(site.url);
    await browser.signIn(email);
    doctor = new PostWriter(browser);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => site.close());

  const html = async (slug: string) => {
    const response = await fetch(`${site.url}/api/blogs/${slug}`);
    return response.ok ? (await response.json()).html : response.status;
  };
  /** Starts a server that has looked for due posts by the time it is closed. */
  const start = () => startInProcess(environment, { scheduleInterval: 50 });
  const shown = (slug: string) => expect.poll(() => html(slug));

  it('publishes the last saved text when it is due, once, though two servers run', async () => {
    const at = inIndia(hour);
    const draft = await doctor.draft({ title: 'On time', html: '<p>Early.</p>' });
    const scheduled = await doctor.publish(draft, at);
    expect(scheduled).toMatchObject({ state: 'scheduled', live: null });
    expect(Date.parse(scheduled.publishAt ?? '')).toBe(Date.parse(`${at}:00+05:30`));
    const edited = await doctor.save(scheduled, { html: '<p>Last.</p>' });
    expect(edited.state).toBe('scheduled');
    const live = await doctor.live({ title: 'Live before', html: '<p>Now.</p>' });
    await doctor.publish(await doctor.save(live, { html: '<p>Then.</p>' }), at);
    expect(await html('live-before')).toBe('<p>Now.</p>');

    const second = await start();
    setClock(hour + minute);
    await shown('on-time').toBe('<p>Last.</p>');
    await shown('live-before').toBe('<p>Then.</p>');
    await second.close();
    await (await start()).close();
    const opened = await doctor.open(draft);
    expect(opened).toMatchObject({ state: 'live', live: { since: scheduled.publishAt } });
    expect(opened.version, 'changed once').toBe(edited.version + 1);
    const { body } = await doctor.browser.get(`/posts/${draft.id}/versions`);
    expect(versionsAnswer.parse(body).versions).toMatchObject([
      { publishedAt: scheduled.publishAt, publishedBy: 'Arun Deshmukh' },
    ]);
  });

  it('publishes at the next start what became due meanwhile, but nothing that was unscheduled', async () => {
    const at = inIndia(hour);
    const due = await doctor.publish(await doctor.draft({ title: 'Due' }), at);
    expect(due.slug, 'made from the title when it is published').toBe('');
    const off = await doctor.unpublish(
      await doctor.publish(await doctor.draft({ title: 'Taken off' }), at),
    );
    expect(off).toMatchObject({ state: 'draft', publishAt: null });
    await site.close();
    setClock(hour + minute);
    site = await start();
    await shown('due').toBe('<p>Keep warm.</p>');
    expect(await html('taken-off')).toBe(404);
  });

  it('publishes nothing by a clock that has jumped', async () => {
    await doctor.publish(await doctor.draft({ title: 'Jump' }), inIndia(hour));
    await site.close();
    setClock(3_652 * 24 * hour);
    await (await start()).close();
    setClock(0);
    site = await start();
    expect(await html('jump')).toBe(404);
    await site.services.database.updateTable('clock').set({ doubted_since: null }).execute();
  });

  it('refuses a past time and a missing text, and reserves the address', async () => {
    const draft = await doctor.draft({ title: 'Kept', slug: 'kept' });
    await expect(doctor.publish(draft, inIndia(-hour))).rejects.toThrow('invalid');
    await expect(doctor.publish(draft, '2126-12-03T10:00Z')).rejects.toThrow('invalid');
    const empty = await doctor.draft({ html: '' });
    await expect(doctor.publish(empty, inIndia(hour))).rejects.toThrow('invalid');
    const live = await doctor.live({ title: 'As it is' });
    await expect(doctor.publish(live, inIndia(hour))).rejects.toThrow('invalid');
    await doctor.publish(draft, inIndia(hour));
    const other = await doctor.draft({ title: 'Other', slug: 'kept' });
    await expect(doctor.publish(other)).rejects.toThrow('taken');
    const moved = await doctor.publish(await doctor.draft({ title: 'Moved' }), inIndia(hour));
    await expect(doctor.save(moved, { slug: 'kept' })).rejects.toThrow('taken');
    const saved = await doctor.save(moved, { slug: 'moved-on' });
    await doctor.save(saved, { html: '<p>The same address once more.</p>' });
    await expect(doctor.publish(await doctor.save(other, { slug: 'moved-on' }))).rejects.toThrow(
      'taken',
    );
  });
});
