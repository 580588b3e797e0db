import { expect } from 'vitest';
import { translationsAnswer } from '../../../shared/desk/posts.ts';
import type { PostsDesk } from './posts-desk.ts';

/** Posts that are one post in several languages. */
export function translationTests(desk: PostsDesk): void {
  const { visit, list } = desk;

  desk.once(
    'are linked to their translations, which visitors are told of once all are published',
    async () => {
      const image = '/media/a-1600.jpg';
      const english = await desk.doctor.live({ title: 'Salt', image, featured: true });
      const begun = await desk.doctor.translate(english, 'hi');
      const taken = { title: 'Salt', image, featured: true, language: 'hi', html: '' };
      expect(begun).toMatchObject(taken);
      expect((await list('?search=Salt')).posts.map(({ id }) => id)).toContain(begun.id);
      expect((await visit('salt')).body).not.toHaveProperty('translations');
      const hindi = await desk.doctor.publish(
        await desk.doctor.save(begun, { html: '<p>नमक</p>' }),
      );
      expect(hindi.slug, 'with the language, as the title is the same').toBe('salt-hi');
      expect((await visit('salt')).body.translations).toEqual([
        { slug: 'salt-hi', language: 'hi' },
      ]);
      expect((await visit('salt-hi')).body.translations).toEqual([{ slug: 'salt' }]);
      await expect(desk.doctor.translate(english, 'hi'), 'there is one').rejects.toThrow('invalid');

      const marathi = await desk.doctor.live({ title: 'मीठ', language: 'mr' });
      const late = await desk.doctor.draft({ title: 'उशिरा', language: 'mr' });
      const link = async (method: string, { id }: { id: string }) => {
        const path = `/posts/${english.id}/translations/${id}`;
        const { status, body } = await desk.doctor.browser.request(method, path);
        return status === 200
          ? translationsAnswer.parse(body).translations.map(({ title }) => title)
          : status;
      };
      const free = async () =>
        (await list('?unlinkedIn=mr')).posts.map(({ title }) => title).sort();
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
      expect((await desk.doctor.open(english)).version, 'nobody’s editing is disturbed').toBe(
        english.version,
      );
    },
  );

  desk.once('keep a language that none of their translations has', async () => {
    const english = await desk.doctor.live({ title: 'Sleep' });
    const hindi = await desk.doctor.publish(
      await desk.doctor.save(await desk.doctor.translate(english, 'hi'), { html: '<p>नींद</p>' }),
    );
    const { title, slug, excerpt, image, html, document, featured, version } = hindi;
    const refused = await desk.doctor.browser.request('PUT', `/posts/${hindi.id}/draft`, {
      ...{ title, slug, excerpt, image, html, document, featured, version },
      ...{ language: 'en', tab: desk.doctor.tab },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('“Sleep”');
    const marathi = await desk.doctor.save(hindi, { language: 'mr' });
    await desk.doctor.translate(english, 'hi');
    await expect(desk.doctor.discard(marathi), 'in Hindi again').rejects.toThrow('invalid');
    expect((await desk.doctor.open(hindi)).language).toBe('mr');
  });
}
