import { expect, it } from 'vitest';
import type { PostsDesk } from './posts-desk.ts';

/** The addresses of posts. */
export function addressTests(desk: PostsDesk): void {
  const { visit } = desk;

  desk.once(
    'keep their old addresses, which redirect to the new one and stay reserved',
    async () => {
      const post = await desk.doctor.live({ title: 'Moving', slug: 'first-address' });
      const moved = await desk.doctor.publish(
        await desk.doctor.save(post, { slug: 'second-address' }),
      );
      const answer = await fetch(`${desk.site.url}/api/blogs/first-address`, {
        redirect: 'manual',
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        '/api/blogs/second-address',
      ]);
      expect(answer.headers.get('cache-control'), 'it may lead back soon').toBe('no-cache');
      const other = await desk.doctor.draft({ title: 'Other', slug: 'first-address' });
      await expect(desk.doctor.publish(other)).rejects.toThrow('taken');
      await expect(desk.doctor.publish(await desk.doctor.save(other, { slug: 'second-address' })))
        .rejects //
        .toThrow('taken');
      // An article of the clinic, and a former address of the same article.
      for (const slug of ['ecg-vs-tmt-difference', 'ecg-vs-2d-echo-difference-when-needed']) {
        const ofArticle = await desk.doctor.draft({ slug });
        await expect(desk.doctor.publish(ofArticle), slug).rejects.toThrow('taken');
      }
      const made = await desk.doctor.live({ title: 'Second address' });
      expect(made.live?.slug, 'made from the title, with the day').toMatch(
        /^second-address-\d{4}-\d\d-\d\d$/,
      );

      await desk.doctor.publish(await desk.doctor.save(moved, { slug: 'first-address' }));
      expect((await visit('second-address')).url).toMatch(/\/first-address$/);
    },
  );

  desk.once(
    'get an address in Latin letters from a title in Devanagari, and none from other scripts',
    async () => {
      const { live } = await desk.doctor.live({ title: 'हृदय की देखभाल', language: 'hi' });
      expect(live?.slug).toBe('hriday-ki-dekhbhal');
      await expect(desk.doctor.live({ title: 'இதயம்' })).rejects.toThrow('invalid');
    },
  );

  it('never share an address, even if two are published at the same moment', async () => {
    const drafts = [
      await desk.doctor.draft({ title: 'At once', slug: 'at-once' }),
      await desk.doctor.draft({ title: 'At once', slug: 'at-once' }),
    ];
    const outcomes = await Promise.allSettled(drafts.map((draft) => desk.doctor.publish(draft)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
}
