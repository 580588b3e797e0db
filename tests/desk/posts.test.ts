import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editingAnswer,
  openedVersion,
  type PostsAnswer,
  postConflict,
  postsAnswer,
  previewAnswer,
  translationsAnswer,
  versionsAnswer,
} from '../../shared/desk/posts.ts';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { someone } from './desk-browser.ts';
import { PostWriter } from './post-writer.ts';

describe.each(databaseKinds)('posts at the desk, on %s', (kind) => {
  const databases = useDatabases(kind);
  /** For what does not depend on the kind of database. */
  const once = it.runIf(kind === 'SQLite');
  let site: InProcessSite;
  let doctor: PostWriter;

  beforeAll(async () => {
    site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    doctor = new PostWriter((await someone(site, 'doctor', 'Arun Deshmukh')).browser);
  });
  afterAll(() => site.close());

  /** What a visitor's browser receives. */
  async function visit(slug: string) {
    const response = await fetch(`${site.url}/api/blogs/${slug}`);
    return { status: response.status, body: await response.json(), url: response.url };
  }
  const list = async (query = ''): Promise<PostsAnswer> =>
    postsAnswer.parse((await doctor.browser.get(`/posts${query}`)).body);

  once(
    'can be written, published, changed beside the live text, discarded and taken down',
    async () => {
      const draft = await doctor.draft({ title: 'First words', image: '/media/a-1600.jpg' });
      expect(draft).toMatchObject({ state: 'draft', live: null, savedBy: 'Arun Deshmukh' });
      expect((await visit('first-words')).status).toBe(404);

      const live = await doctor.publish(draft);
      expect(live).toMatchObject({ state: 'live', slug: 'first-words', document: draft.document });
      expect(live.live?.slug).toBe('first-words');
      expect((await visit('first-words')).body).toMatchObject({
        html: '<p>Keep warm.</p>',
        image: '/media/a-1600.jpg',
      });

      const changed = await doctor.save(live, { html: '<p>Keep very warm.</p>' });
      expect(changed.state).toBe('changed');
      expect((await visit('first-words')).body.html).toBe('<p>Keep warm.</p>');
      const same = await doctor.save(changed, { html: '<p>Keep warm.</p>' });
      expect(same.state, 'what was undone by hand is no change').toBe('live');

      const again = await doctor.save(same, { html: '<p>Keep very warm.</p>' });
      const discarded = await doctor.discard(again);
      expect(discarded).toMatchObject({ state: 'live', html: '<p>Keep warm.</p>' });
      const published = await doctor.publish(
        await doctor.save(discarded, { html: '<p>Walk.</p>', featured: true }),
      );
      expect((await visit('first-words')).body.html).toBe('<p>Walk.</p>');
      expect(published.live?.since, 'the day it first came').toBe(live.live?.since);

      const off = await doctor.unpublish(published);
      expect(off).toMatchObject({ state: 'draft', live: null, html: '<p>Walk.</p>' });
      expect((await visit('first-words')).status).toBe(404);
      const list = postsAnswer.parse((await doctor.browser.get('/posts')).body);
      const listed = list.posts.find(({ id }) => id === off.id);
      expect(listed, 'it is not said to come').toMatchObject({ state: 'draft', date: null });
      const back = await doctor.publish(off);
      expect(back.live).toEqual(published.live);
      expect((await visit('first-words')).status).toBe(200);
    },
  );

  once('keep every published version, unless nothing has changed', async () => {
    const first = await doctor.live({ title: 'Versions', html: '<p>One.</p>' });
    const second = await doctor.publish(await doctor.save(first, { html: '<p>Two.</p>' }));
    const unchanged = await doctor.publish(second);
    await doctor.publish(await doctor.unpublish(unchanged));
    const { browser } = doctor;
    const { versions } = versionsAnswer.parse(
      (await browser.get(`/posts/${first.id}/versions`)).body,
    );
    expect(versions.map(({ number, publishedBy }) => [number, publishedBy])).toEqual([
      [2, 'Arun Deshmukh'],
      [1, 'Arun Deshmukh'],
    ]);
    const old = openedVersion.parse((await browser.get(`/posts/${first.id}/versions/1`)).body);
    expect(old).toMatchObject({ html: '<p>One.</p>', document: first.document });
    expect((await browser.get(`/posts/${first.id}/versions/3`)).status).toBe(404);
  });

  once('written before the desk existed keep their text as the first version', async () => {
    const { id } = await site.services.database
      .insertInto('blogs')
      .values({ title: 'Old', slug: 'old', content: '<h1>Old</h1>', published: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const opened = await doctor.open({ id: String(id) });
    expect(opened).toMatchObject({ state: 'live', html: '<h2>Old</h2>', document: null });
    await doctor.publish(await doctor.save(opened, { html: '<p>New</p>' }));
    const { body } = await doctor.browser.get(`/posts/${id}/versions/1`);
    expect(openedVersion.parse(body)).toMatchObject({
      html: '<h2>Old</h2>',
      publishedBy: 'command line',
    });
  });

  once('can be restored even if their address could not be typed', async () => {
    const row = { title: 'Old', slug: 'Heart_Care', content: '<p>Old</p>', published: true };
    const blogs = site.services.database.insertInto('blogs').values(row);
    const { id } = await blogs.returning('id').executeTakeFirstOrThrow();
    const opened = await doctor.open({ id: String(id) });
    const live = await doctor.publish(await doctor.save(opened, { html: '<p>New</p>' }));
    const { body } = await doctor.browser.get(`/posts/${id}/versions/1`);
    const { html, slug } = openedVersion.parse(body);
    const back = await doctor.publish(await doctor.save(live, { html, slug }));
    expect(back).toMatchObject({ html: '<p>Old</p>', live: { slug: 'Heart_Care' } });
  });

  once('keep their old addresses, which redirect to the new one and stay reserved', async () => {
    const post = await doctor.live({ title: 'Moving', slug: 'first-address' });
    const moved = await doctor.publish(await doctor.save(post, { slug: 'second-address' }));
    const answer = await fetch(`${site.url}/api/blogs/first-address`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/api/blogs/second-address',
    ]);
    expect(answer.headers.get('cache-control'), 'it may lead back soon').toBe('no-cache');
    const other = await doctor.draft({ title: 'Other', slug: 'first-address' });
    await expect(doctor.publish(other)).rejects.toThrow('taken');
    await expect(doctor.publish(await doctor.save(other, { slug: 'second-address' })))
      .rejects //
      .toThrow('taken');
    // An article of the clinic, and a former address of the same article.
    for (const slug of ['ecg-vs-tmt-difference', 'ecg-vs-2d-echo-difference-when-needed']) {
      const ofArticle = await doctor.draft({ slug });
      await expect(doctor.publish(ofArticle), slug).rejects.toThrow('taken');
    }
    const made = await doctor.live({ title: 'Second address' });
    expect(made.live?.slug, 'made from the title, with the day').toMatch(
      /^second-address-\d{4}-\d\d-\d\d$/,
    );

    await doctor.publish(await doctor.save(moved, { slug: 'first-address' }));
    expect((await visit('second-address')).url).toMatch(/\/first-address$/);
  });

  once(
    'get an address in Latin letters from a title in Devanagari, and none from other scripts',
    async () => {
      const { live } = await doctor.live({ title: 'हृदय की देखभाल', language: 'hi' });
      expect(live?.slug).toBe('hriday-ki-dekhbhal');
      await expect(doctor.live({ title: 'இதயம்' })).rejects.toThrow('invalid');
    },
  );

  it('are linked to their translations, which visitors are told of once all are published', async () => {
    const image = '/media/a-1600.jpg';
    const english = await doctor.live({ title: 'Salt', image, featured: true });
    const begun = await doctor.translate(english, 'hi');
    const taken = { title: 'Salt', image, featured: true, language: 'hi', html: '' };
    expect(begun).toMatchObject(taken);
    expect((await list('?search=Salt')).posts.map(({ id }) => id)).toContain(begun.id);
    expect((await visit('salt')).body).not.toHaveProperty('translations');
    const hindi = await doctor.publish(await doctor.save(begun, { html: '<p>नमक</p>' }));
    expect(hindi.slug, 'with the language, as the title is the same').toBe('salt-hi');
    expect((await visit('salt')).body.translations).toEqual([{ slug: 'salt-hi', language: 'hi' }]);
    expect((await visit('salt-hi')).body.translations).toEqual([{ slug: 'salt' }]);
    await expect(doctor.translate(english, 'hi'), 'there is one').rejects.toThrow('invalid');

    const marathi = await doctor.live({ title: 'मीठ', language: 'mr' });
    const late = await doctor.draft({ title: 'उशिरा', language: 'mr' });
    const link = async (method: string, { id }: { id: string }) => {
      const path = `/posts/${english.id}/translations/${id}`;
      const { status, body } = await doctor.browser.request(method, path);
      return status === 200
        ? translationsAnswer.parse(body).translations.map(({ title }) => title)
        : status;
    };
    const free = async () => (await list('?unlinkedIn=mr')).posts.map(({ title }) => title).sort();
    expect(await free()).toEqual(['उशिरा', 'मीठ']);
    expect(await link('PUT', marathi)).toEqual(['Salt', 'मीठ']);
    expect(await link('PUT', marathi), 'once more').toEqual(['Salt', 'मीठ']);
    expect(await free()).toEqual(['उशिरा']);
    expect(await link('PUT', late), 'two in one language').toBe(422);
    expect((await visit('salt-hi')).body.translations).toEqual([
      { slug: 'salt' },
      { slug: 'mith', language: 'mr' },
    ]);
    expect(await link('DELETE', hindi)).toEqual(['मीठ']);
    expect(await link('DELETE', hindi), 'linked no more').toBe(404);
    expect(await link('DELETE', late), 'never linked').toBe(404);
    expect((await visit('salt-hi')).body).not.toHaveProperty('translations');
    expect(await link('PUT', { id: '999999' })).toBe(404);
    expect((await doctor.open(english)).version, 'nobody’s editing is disturbed').toBe(
      english.version,
    );
  });

  once(
    'cannot be published without title and text, nor in a language that the site does not have',
    async () => {
      for (const missing of [{ title: ' ' }, { html: '<p> </p>' }]) {
        const draft = await doctor.draft(missing);
        const { status, body } = await doctor.browser.post(`/posts/${draft.id}/publish`, {
          version: draft.version,
          at: null,
        });
        expect([status, deskRefusal.parse(body)]).toEqual([
          422,
          {
            success: false,
            problem: 'invalid',
            message: 'A post needs a title and a text before it can be published.',
          },
        ]);
      }
      await expect(doctor.draft({ language: 'xx' })).rejects.toThrow('invalid');
      await expect(doctor.start('xx')).rejects.toThrow('invalid');
    },
  );

  it('are found in the list by title, address and state, last written first', async () => {
    const draft = await doctor.draft({ title: 'Needle in 100% hay', slug: 'needle' });
    const changed = await doctor.save(await doctor.live({ title: 'Needle two' }), {
      title: 'Needle three',
    });
    expect((await list('?search=needle')).posts.map(({ id, state }) => [id, state])).toEqual([
      [changed.id, 'changed'],
      [draft.id, 'draft'],
    ]);
    expect((await list('?search=100%25%20HAY')).posts.map(({ id }) => id)).toEqual([draft.id]);
    expect((await list('?search=needle&state=changed')).posts).toMatchObject([
      { title: 'Needle three', slug: 'needle-two' },
    ]);
    expect((await list('?search=needle&state=live')).posts).toEqual([]);
    expect((await list('?search=needle&state=scheduled')).posts).toEqual([]);
  });

  once(
    'are listed once something is saved in them, or if a browser keeps unsaved text',
    async () => {
      const left = await doctor.start();
      const empty = await doctor.start();
      const ids = async (query: string) => (await list(query)).posts.map(({ id }) => id);
      expect(await ids('?state=draft')).not.toContain(left.id);
      expect(await ids(`?kept=${empty.id},${left.id}`)).toEqual(
        expect.arrayContaining([left.id, empty.id]),
      );
      expect(await ids(`?state=live&kept=${left.id}`)).not.toContain(left.id);
      // It is not gone: it can still be opened and written.
      expect((await doctor.save(await doctor.open(left), { title: 'Late' })).title).toBe('Late');
      expect(await ids('?state=draft')).toContain(left.id);
      for (const wrong of ['x', '0', '1,', '9999999999', "1'--"]) {
        const { status } = await doctor.browser.get(`/posts?kept=${encodeURIComponent(wrong)}`);
        expect([wrong, status]).toEqual([wrong, 422]);
      }
    },
  );

  it('are listed in pages, each once', async () => {
    const rows = Array.from({ length: 120 }, (_, each) => ({
      title: `Page ${each}`,
      created_at: each % 3 === 0 ? null : `2020-01-01T00:00:${String(each % 60).padStart(2, '0')}Z`,
    }));
    await site.services.database.insertInto('blogs').values(rows).execute();
    const seen: (string | null)[] = [];
    for (let query = '?search=Page'; ; ) {
      const { posts, next } = await list(query);
      seen.push(...posts.map(({ id }) => id));
      if (next === null) break;
      query = `?search=Page&before=${encodeURIComponent(next)}`;
    }
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
    for (const wrong of ['before=x~y', 'before=x~2147483648', 'before=AA~1', 'search=a%00b']) {
      expect([wrong, (await doctor.browser.get(`/posts?${wrong}`)).status]).toEqual([wrong, 422]);
    }
  });

  it('are never overwritten unseen: a late save gets the current post', async () => {
    const post = await doctor.draft({ title: 'Two tabs' });
    const mine = await doctor.save(post, { html: '<p>Mine.</p>' });
    const late = await doctor.browser.request('PUT', `/posts/${post.id}/draft`, {
      ...written(post),
      html: '<p>Late.</p>',
    });
    expect(late.status).toBe(409);
    expect(postConflict.parse(late.body)).toMatchObject({
      problem: 'changed-meanwhile',
      post: { html: '<p>Mine.</p>', version: mine.version },
    });
    const repeated = await doctor.browser.request('PUT', `/posts/${post.id}/draft`, {
      ...written(post),
      html: '<p>Mine.</p>',
    });
    expect(repeated.status, 'the same save once more').toBe(200);
    for (const [method, path] of [
      ['POST', 'publish'],
      ['POST', 'unpublish'],
      ['POST', 'discard'],
      ['DELETE', ''],
    ] as const) {
      const body = { version: post.version, ...(path === 'publish' && { at: null }) };
      const { status } = await doctor.browser.request(method, `/posts/${post.id}/${path}`, {
        ...body,
        ...(method === 'DELETE' && { confirm: true }),
      });
      expect([path, status]).toEqual([path, 409]);
    }
    const bothPublished = await Promise.all(
      [1, 2].map(() =>
        doctor.browser.post(`/posts/${post.id}/publish`, { version: mine.version, at: null }),
      ),
    );
    expect(bothPublished.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('never share an address, even if two are published at the same moment', async () => {
    const drafts = [
      await doctor.draft({ title: 'At once', slug: 'at-once' }),
      await doctor.draft({ title: 'At once', slug: 'at-once' }),
    ];
    const outcomes = await Promise.allSettled(drafts.map((draft) => doctor.publish(draft)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  once('show who else has them open', async () => {
    const post = await doctor.draft();
    const { browser } = await someone(site, 'doctor', 'Kavita Rao');
    const path = `/posts/${post.id}/editing`;
    const hers = editingAnswer.parse((await browser.post(path, { tab: randomUUID() })).body);
    expect(hers).toMatchObject({ version: post.version, others: [{ name: 'Arun Deshmukh' }] });
    expect((await doctor.open(post)).others).toMatchObject([{ name: 'Kavita Rao' }]);
    await site.services.database
      .updateTable('post_editors')
      .set({ seen_at: new Date(Date.now() - 31_000).toISOString() })
      .where('name', '=', 'Kavita Rao')
      .execute();
    expect((await doctor.open(post)).others).toEqual([]);
    expect((await browser.post('/posts/999999/editing', { tab: randomUUID() })).status).toBe(404);
  });

  it('are created once if the request is repeated', async () => {
    const body = { requestId: randomUUID(), language: 'en' };
    const both = await Promise.all([1, 2].map(() => doctor.browser.post('/posts', body)));
    expect(new Set(both.map(({ body }) => body.post.id)).size).toBe(1);
  });

  it('are deleted with everything that belonged to them', async () => {
    const post = await doctor.live({ title: 'To be deleted' });
    const preview = await doctor.browser.post(`/posts/${post.id}/preview`);
    const token = previewAnswer.parse(preview.body).link.split('/').at(-1) ?? '';
    expect(await site.services.posts.preview(token)).toMatchObject({ title: 'To be deleted' });
    const deleting = { version: post.version, confirm: true };
    const { status } = await doctor.browser.request('DELETE', `/posts/${post.id}`, deleting);
    expect(status).toBe(204);
    expect((await visit('to-be-deleted')).status).toBe(404);
    expect((await doctor.browser.get(`/posts/${post.id}`)).status).toBe(404);
    expect((await doctor.browser.get(`/posts/${post.id}/versions`)).status).toBe(404);
    expect(await site.services.posts.preview(token)).toBeNull();
  });

  once('are stored sanitised, whatever was written', async () => {
    const hostile =
      '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
    const document = {
      type: 'doc',
      content: [{ type: 'image', attrs: { src: 'javascript:alert(1)' } }],
    };
    const post = await doctor.live({
      title: hostile,
      excerpt: hostile,
      html: `<p onclick="alert(1)">Text</p>${hostile}`,
      image: 'javascript:alert(1)',
      document,
    });
    const [row] = await site.services.database
      .selectFrom('blogs')
      .select('content')
      .where('id', '=', Number(post.id))
      .execute();
    expect(row?.content, 'as it is stored').toBe('<p>Text</p><a>x</a>');
    const { body } = await visit(post.live?.slug ?? '');
    expect(body).toMatchObject({ html: '<p>Text</p><a>x</a>', image: null });
  });

  once('refuse text that is too long or too deeply nested, and keep what was there', async () => {
    const post = await doctor.draft({ title: 'Bounds' });
    let deep: Record<string, unknown> = { type: 'text' };
    for (let level = 0; level < 5_000; level += 1) deep = { content: deep };
    for (const [wrong, expected] of [
      [{ document: deep }, 422],
      [{ document: { text: 'x'.repeat(600_001) } }, 422],
      [{ html: '<b>x</b>'.repeat(6_001) }, 422],
      [{ html: 'x'.repeat(1_300_000) }, 413],
      // Within the limits until it is serialised as the site shows it.
      [{ html: '<p>x'.repeat(4_000) }, 422],
      [{ html: '>'.repeat(400_000) }, 422],
      [{ title: 'a\0b' }, 422],
      [{ slug: '../x' }, 422],
      [{ unknown: 1 }, 422],
    ] as const) {
      const { status, body } = await doctor.browser.request('PUT', `/posts/${post.id}/draft`, {
        ...written(post),
        ...wrong,
      });
      expect([status, body.problem]).toEqual([expected, 'invalid']);
    }
    expect((await doctor.open(post)).version).toBe(post.version);
    const large = { ...written(post), html: 'x'.repeat(1_300_000) };
    const refused = await doctor.browser.request('PUT', `/posts/${post.id}/draft`, large);
    expect(refused.body.message).toBe('This text is too large for one post.');
    for (const id of ['0', '-1', 'x', '2147483648', '99999999999999999999', "1'--"]) {
      expect((await doctor.browser.get(`/posts/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });

  function written(post: Awaited<ReturnType<typeof doctor.draft>>) {
    const { title, slug, excerpt, image, html, document, language, featured, version } = post;
    const content = { title, slug, excerpt, image, html, document, language, featured };
    return { ...content, version, tab: doctor.tab };
  }
});
