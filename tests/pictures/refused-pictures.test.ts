import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../shared/desk/pictures.ts';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { type DeskBrowser, someone } from '../desk/desk-browser.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { stressIf } from '../support/stress-if.ts';
import { freshSqlite } from '../support/temporary.ts';
import { photo, plain, promising } from './made-pictures.ts';

describe('pictures of posts', () => {
  let site: InProcessSite;
  let doctor: DeskBrowser;

  beforeAll(async () => {
    site = await startInProcess({ DATABASE_URL: freshSqlite() });
    doctor = (await someone(site, 'doctor')).browser;
  });
  afterAll(() => site.close());

  const upload = (file: Uint8Array, type = 'image/jpeg') => doctor.upload('/pictures', file, type);

  const text = (words: string) => async () => Buffer.from(words);
  const refusals: [what: string, problem: string, status: number, make: () => Promise<Buffer>][] = [
    [
      'a drawing with a script',
      'picture-format',
      415,
      text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    [
      'half of a photograph',
      'picture-unreadable',
      422,
      async () => {
        const whole = await photo(600);
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['a header that claims 64 megapixels', 'picture-too-large', 413, () => promising(8_000, 8_000)],
    ['a page', 'picture-format', 415, text('<!doctype html><script>alert(1)</script>')],
    ['a GIF', 'picture-format', 415, () => plain(20, 20).gif().toBuffer()],
    ['a document', 'picture-format', 415, text('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['nothing', 'picture-unreadable', 422, async () => Buffer.alloc(0)],
    [
      'HEIC',
      'picture-heic',
      415,
      async () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(99)]),
    ],
    ['16 MB', 'picture-too-large', 413, async () => Buffer.alloc(16 * 1024 * 1024)],
  ];
  for (const [index, [what, problem, status, make]] of refusals.entries()) {
    it(
      `are refused by their bytes, whatever their type says: ${what}`,
      stressIf(index > 2),
      async () => {
        const answer = await upload(await make());
        expect([answer.status, deskRefusal.parse(answer.body).problem]).toEqual([status, problem]);
      },
    );
  }

  it('keep nothing that was appended to them, and need the type of a picture', async () => {
    const jpeg = await photo();
    const markup = Buffer.from('<script>alert(1)</script>');
    const polyglot = picture.parse((await upload(Buffer.concat([jpeg, markup]))).body);
    const kept = Buffer.from(await (await fetch(site.url + polyglot.src)).arrayBuffer());
    expect(kept.includes(markup)).toBe(false);
    for (const type of ['text/plain', 'application/json', 'multipart/form-data']) {
      const { status, body } = await upload(jpeg, type);
      expect([status, deskRefusal.parse(body).problem]).toEqual([415, 'picture-format']);
    }
  });
});
