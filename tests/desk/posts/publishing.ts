import { expect } from 'vitest';
import { openedVersion, postsAnswer, versionsAnswer } from '../../../shared/desk/posts.ts';
import { deskRefusal } from '../../../shared/desk/problems.ts';
import type { PostsDesk } from './posts-desk.ts';

/** Posts that are published, changed and taken down, and the versions that are kept. */
export function publishingTests(desk: PostsDesk): void {
  const { visit } = desk;

  desk.once(
    'can be written, published, changed beside the live text, discarded and taken down',
    async () => {
      const draft = await desk.doctor.draft({ title: 'First words', image: '/media/a-1600.jpg' });
      expect(draft).toMatchObject({ state: 'draft', live: null, savedBy: 'Arun Deshmukh' });
      expect((await visit('first-words')).status).toBe(404);

      const live = await desk.doctor.publish(draft);
      expect(live).toMatchObject({ state: 'live', slug: 'first-words', document: draft.document });
      expect(live.live?.slug).toBe('first-words');
      expect((await visit('first-words')).body).toMatchObject({
        html: '<p>Keep warm.</p>',
        image: '/media/a-1600.jpg',
      });

      const changed = await desk.doctor.save(live, { html: '<p>Keep very warm.</p>' });
      expect(changed.state).toBe('changed');
      expect((await visit('first-words')).body.html).toBe('<p>Keep warm.</p>');
      const same = await desk.doctor.save(changed, { html: '<p>Keep warm.</p>' });
      expect(same.state, 'what was undone by hand is no change').toBe('live');

      const again = await desk.doctor.save(same, { html: '<p>Keep very warm.</p>' });
      const discarded = await desk.doctor.discard(again);
      expect(discarded).toMatchObject({ state: 'live', html: '<p>Keep warm.</p>' });
      const published = await desk.doctor.publish(
        await desk.doctor.save(discarded, { html: '<p>Walk.</p>', featured: true }),
      );
      expect((await visit('first-words')).body.html).toBe('<p>Walk.</p>');
      expect(published.live?.since, 'the day it first came').toBe(live.live?.since);

      const off = await desk.doctor.unpublish(published);
      expect(off).toMatchObject({ state: 'draft', live: null, html: '<p>Walk.</p>' });
      expect((await visit('first-words')).status).toBe(404);
      const list = postsAnswer.parse((await desk.doctor.browser.get('/posts')).body);
      const listed = list.posts.find(({ id }) => id === off.id);
      expect(listed, 'it is not said to come').toMatchObject({ state: 'draft', date: null });
      const back = await desk.doctor.publish(off);
      expect(back.live).toEqual(published.live);
      expect((await visit('first-words')).status).toBe(200);
    },
  );

  desk.once('keep every published version, unless nothing has changed', async () => {
    const first = await desk.doctor.live({ title: 'Versions', html: '<p>One.</p>' });
    const second = await desk.doctor.publish(
      await desk.doctor.save(first, { html: '<p>Two.</p>' }),
    );
    const unchanged = await desk.doctor.publish(second);
    await desk.doctor.publish(await desk.doctor.unpublish(unchanged));
    const { browser } = desk.doctor;
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

  desk.once('written before the desk existed keep their text as the first version', async () => {
    const { id } = await desk.site.services.database
      .insertInto('blogs')
      .values({ title: 'Old', slug: 'old', content: '<h1>Old</h1>', published: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const opened = await desk.doctor.open({ id: String(id) });
    expect(opened).toMatchObject({ state: 'live', html: '<h2>Old</h2>', document: null });
    await desk.doctor.publish(await desk.doctor.save(opened, { html: '<p>New</p>' }));
    const { body } = await desk.doctor.browser.get(`/posts/${id}/versions/1`);
    expect(openedVersion.parse(body)).toMatchObject({
      html: '<h2>Old</h2>',
      publishedBy: 'command line',
    });
  });

  desk.once('can be restored even if their address could not be typed', async () => {
    const row = { title: 'Old', slug: 'Heart_Care', content: '<p>Old</p>', published: true };
    const blogs = desk.site.services.database.insertInto('blogs').values(row);
    const { id } = await blogs.returning('id').executeTakeFirstOrThrow();
    const opened = await desk.doctor.open({ id: String(id) });
    const live = await desk.doctor.publish(await desk.doctor.save(opened, { html: '<p>New</p>' }));
    const { body } = await desk.doctor.browser.get(`/posts/${id}/versions/1`);
    const { html, slug } = openedVersion.parse(body);
    const back = await desk.doctor.publish(await desk.doctor.save(live, { html, slug }));
    expect(back).toMatchObject({ html: '<p>Old</p>', live: { slug: 'Heart_Care' } });
  });

  desk.once(
    'cannot be published without title and text, nor in a language that the site does not have',
    async () => {
      for (const missing of [{ title: ' ' }, { html: '<p> </p>' }]) {
        const draft = await desk.doctor.draft(missing);
        const { status, body } = await desk.doctor.browser.post(`/posts/${draft.id}/publish`, {
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
      await expect(desk.doctor.draft({ language: 'xx' })).rejects.toThrow('invalid');
      await expect(desk.doctor.start('xx')).rejects.toThrow('invalid');
    },
  );
}
