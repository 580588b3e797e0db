import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { editingAnswer, postConflict, previewAnswer } from '../../../shared/desk/posts.ts';
import { someone } from '../desk-browser.ts';
import { type PostsDesk, written } from './posts-desk.ts';

/** What is saved and what is refused, with several tabs and people at one post. */
export function savingTests(desk: PostsDesk): void {
  const { visit } = desk;

  it('are never silently overwritten: a late save is refused, with the current post', async () => {
    const post = await desk.doctor.draft({ title: 'Two tabs' });
    const mine = await desk.doctor.save(post, { html: '<p>Mine.</p>' });
    const late = await desk.doctor.browser.request('PUT', `/posts/${post.id}/draft`, {
      ...written(post, desk.doctor.tab),
      html: '<p>Late.</p>',
    });
    expect(late.status).toBe(409);
    expect(postConflict.parse(late.body)).toMatchObject({
      problem: 'changed-meanwhile',
      post: { html: '<p>Mine.</p>', version: mine.version },
    });
    const repeated = await desk.doctor.browser.request('PUT', `/posts/${post.id}/draft`, {
      ...written(post, desk.doctor.tab),
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
      const { status } = await desk.doctor.browser.request(method, `/posts/${post.id}/${path}`, {
        ...body,
        ...(method === 'DELETE' && { confirm: true }),
      });
      expect([path, status]).toEqual([path, 409]);
    }
    const bothPublished = await Promise.all(
      [1, 2].map(() =>
        desk.doctor.browser.post(`/posts/${post.id}/publish`, { version: mine.version, at: null }),
      ),
    );
    expect(bothPublished.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  desk.once('show who else has them open', async () => {
    const post = await desk.doctor.draft();
    const { browser } = await someone(desk.site, 'doctor', 'Kavita Rao');
    const path = `/posts/${post.id}/editing`;
    const hers = editingAnswer.parse((await browser.post(path, { tab: randomUUID() })).body);
    expect(hers).toMatchObject({ version: post.version, others: [{ name: 'Arun Deshmukh' }] });
    expect((await desk.doctor.open(post)).others).toMatchObject([{ name: 'Kavita Rao' }]);
    await desk.site.services.database
      .updateTable('post_editors')
      .set({ seen_at: new Date(Date.now() - 31_000).toISOString() })
      .where('name', '=', 'Kavita Rao')
      .execute();
    expect((await desk.doctor.open(post)).others).toEqual([]);
    expect((await browser.post('/posts/999999/editing', { tab: randomUUID() })).status).toBe(404);
  });

  desk.once('are created once if the request is repeated', async () => {
    const body = { requestId: randomUUID(), language: 'en' };
    const both = await Promise.all([1, 2].map(() => desk.doctor.browser.post('/posts', body)));
    expect(new Set(both.map(({ body }) => body.post.id)).size).toBe(1);
  });

  desk.once('are deleted with everything that belonged to them', async () => {
    const post = await desk.doctor.live({ title: 'To be deleted' });
    const preview = await desk.doctor.browser.post(`/posts/${post.id}/preview`);
    const token = previewAnswer.parse(preview.body).link.split('/').at(-1) ?? '';
    expect(await desk.site.services.posts.preview(token)).toMatchObject({ title: 'To be deleted' });
    const deleting = { version: post.version, confirm: true };
    const { status } = await desk.doctor.browser.request('DELETE', `/posts/${post.id}`, deleting);
    expect(status).toBe(204);
    expect((await visit('to-be-deleted')).status).toBe(404);
    expect((await desk.doctor.browser.get(`/posts/${post.id}`)).status).toBe(404);
    expect((await desk.doctor.browser.get(`/posts/${post.id}/versions`)).status).toBe(404);
    expect(await desk.site.services.posts.preview(token)).toBeNull();
  });

  desk.once('are stored sanitised, whatever was written', async () => {
    const hostile =
      '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
    const document = {
      type: 'doc',
      content: [{ type: 'image', attrs: { src: 'javascript:alert(1)' } }],
    };
    const post = await desk.doctor.live({
      title: hostile,
      excerpt: hostile,
      html: `<p onclick="alert(1)">Text</p>${hostile}`,
      image: 'javascript:alert(1)',
      document,
    });
    const [row] = await desk.site.services.database
      .selectFrom('blogs')
      .select('content')
      .where('id', '=', Number(post.id))
      .execute();
    expect(row?.content, 'as it is stored').toBe('<p>Text</p><a>x</a>');
    const { body } = await visit(post.live?.slug ?? '');
    expect(body).toMatchObject({ html: '<p>Text</p><a>x</a>', image: null });
  });

  desk.once(
    'refuse text that is too long or too deeply nested, and keep what was there',
    async () => {
      const post = await desk.doctor.draft({ title: 'Bounds' });
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
        const { status, body } = await desk.doctor.browser.request(
          'PUT',
          `/posts/${post.id}/draft`,
          {
            ...written(post, desk.doctor.tab),
            ...wrong,
          },
        );
        expect([status, body.problem]).toEqual([expected, 'invalid']);
      }
      expect((await desk.doctor.open(post)).version).toBe(post.version);
      const large = { ...written(post, desk.doctor.tab), html: 'x'.repeat(1_300_000) };
      const refused = await desk.doctor.browser.request('PUT', `/posts/${post.id}/draft`, large);
      expect(refused.body.message).toBe('This text is too large for one post.');
      for (const id of ['0', '-1', 'x', '2147483648', '99999999999999999999', "1'--"]) {
        expect((await desk.doctor.browser.get(`/posts/${encodeURIComponent(id)}`)).status).toBe(
          404,
        );
      }
    },
  );
}
