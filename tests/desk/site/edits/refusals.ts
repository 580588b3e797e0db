import { expect } from 'vitest';
import { siteFileAnswer } from '../../../../shared/desk/site/site.ts';
import { home, type SiteDesk } from './site-desk.ts';

/** What reception may not change, and what nobody may. */
export function refusalTests(desk: SiteDesk): void {
  const { answer } = desk;

  desk.once('lets reception change hours and closures, and nothing else', async () => {
    const body = { file: 'clinic.yaml', field: '/closures', value: [{ day: '2099-03-01' }] };
    const put = (sent: object) =>
      desk.reception.request('PUT', '/site/drafts', { ...sent, version: null });
    const { drafts } = await answer(siteFileAnswer, put(body));
    const { file, field } = body;
    const sent = await desk.reception.post('/site/publications', {
      drafts: [{ file, field, version: drafts[0]?.version }],
    });
    expect(sent.status).toBe(200);
    expect(desk.site.services.config.clinic.facts.closures).toEqual([
      { from: '2099-03-01', to: '2099-03-01' },
    ]);
    for (const other of [
      { ...body, field: '/name' },
      { ...body, file: home, field: '/meta' },
    ]) {
      expect((await put(other)).status).toBe(403);
    }
    expect((await desk.reception.post(`/site/publications/${sent.body.number}/undo`)).status).toBe(
      403,
    );
  });

  desk.once.each([
    ['a path that leads out of the folder', { file: '../clinic.yaml', field: '/name' }, 422],
    ['a file that nothing reads', { file: 'en/pages/other.yaml', field: '/name' }, 404],
    ['a language that the site does not have', { file: 'hi/site.yaml', field: '/menu' }, 404],
    ['a prototype', { file: home, field: '/__proto__/x' }, 422],
    ['a position in a list', { file: home, field: '/meta/keywords/0' }, 422],
  ])('refuses %s', async (_, place, status) => {
    const sent = await desk.doctor.request('PUT', '/site/drafts', {
      ...place,
      value: 'x',
      version: null,
    });
    expect(sent.status).toBe(status);
  });

  desk.once('refuses a value that no message could quote', async () => {
    const value = [{ day: { toString: 'x' } }];
    const draft = { file: 'clinic.yaml', field: '/closures', value, version: null };
    expect((await desk.reception.request('PUT', '/site/drafts', draft)).status).toBe(422);
    expect((await desk.doctor.get('/site/fields?file=clinic.yaml')).status).toBe(200);
  });
}
