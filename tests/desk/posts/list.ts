import { expect, it } from 'vitest';
import type { PostsDesk } from './posts-desk.ts';

/** The list of posts. */
export function listTests(desk: PostsDesk): void {
  const { list } = desk;

  it('are found in the list by title, address and state, with the last written first', async () => {
    const draft = await desk.doctor.draft({ title: 'Needle in 100% hay', slug: 'needle' });
    const changed = await desk.doctor.save(await desk.doctor.live({ title: 'Needle two' }), {
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

  desk.once(
    'are listed once something is saved in them, or if a browser keeps unsaved text',
    async () => {
      const left = await desk.doctor.start();
      const empty = await desk.doctor.start();
      const ids = async (query: string) => (await list(query)).posts.map(({ id }) => id);
      expect(await ids('?state=draft')).not.toContain(left.id);
      expect(await ids(`?kept=${empty.id},${left.id}`)).toEqual(
        expect.arrayContaining([left.id, empty.id]),
      );
      expect(await ids(`?state=live&kept=${left.id}`)).not.toContain(left.id);
      // It is not gone: it can still be opened and written.
      expect((await desk.doctor.save(await desk.doctor.open(left), { title: 'Late' })).title).toBe(
        'Late',
      );
      expect(await ids('?state=draft')).toContain(left.id);
      for (const wrong of ['x', '0', '1,', '9999999999', "1'--"]) {
        const { status } = await desk.doctor.browser.get(
          `/posts?kept=${encodeURIComponent(wrong)}`,
        );
        expect([wrong, status]).toEqual([wrong, 422]);
      }
    },
  );

  it('are listed in pages, each once', async () => {
    const rows = Array.from({ length: 120 }, (_, each) => ({
      title: `Page ${each}`,
      created_at: each % 3 === 0 ? null : `2020-01-01T00:00:${String(each % 60).padStart(2, '0')}Z`,
    }));
    await desk.site.services.database.insertInto('blogs').values(rows).execute();
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
      expect([wrong, (await desk.doctor.browser.get(`/posts?${wrong}`)).status]).toEqual([
        wrong,
        422,
      ]);
    }
  });
}
