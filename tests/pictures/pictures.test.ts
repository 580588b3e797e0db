import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pictures } from '../../server/pictures/pictures.ts';
import { picture } from '../../shared/desk/pictures.ts';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { pictureFiles } from '../../shared/pictures.ts';
import { addPerson, DeskBrowser } from '../desk/desk-browser.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';

/** Where the photographs of these tests were taken, which no stored picture must reveal. */
const secret = 'GPS of a private house';

const plainPicture = (width: number, height: number, background = '#a33') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small PNG whose header claims a different size. */
async function pngClaimingSize(width: number, height: number): Promise<Buffer> {
  const file = await plainPicture(1, 1).png().toBuffer();
  // The signature and the length of the header are followed by its name, then the size.
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A photograph as a phone stores it: rotated, with place and time. Upright, it is blue above and red below. */
async function photo(width = 60): Promise<Buffer> {
  const upper = await plainPicture(width, width / 3, '#00f')
    .png()
    .toBuffer();
  const upright = await plainPicture(width, (width * 2) / 3, '#f00')
    .composite([{ input: upper, top: 0, left: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N' } },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';
const firstHalf = (file: Buffer) => file.subarray(0, file.length / 2);

describe('uploaded pictures', () => {
  let site: InProcessSite;
  let doctor: DeskBrowser;

  beforeAll(async () => {
    site = await startInProcess({});
    doctor = (await addPerson(site, 'doctor')).browser;
  });
  afterAll(() => site.close());

  const upload = (file: Uint8Array, type = 'image/jpeg', browser = doctor) =>
    browser.upload('/pictures', file, type);
  const request = (path: string, options: RequestInit = {}) => fetch(site.url + path, options);

  it('are upright, in all sizes and formats, and do not reveal when and where they were taken', async () => {
    const original = await photo(600);
    expect(original.includes(secret)).toBe(true);
    const { status, body } = await upload(original);
    const { src, width, height } = picture.parse(body);
    expect([status, width, height]).toEqual([201, 600, 400]);
    const files = pictureFiles(src);
    const srcSets = [...(files?.sources ?? []).map(({ srcSet }) => srcSet), files?.srcSet ?? ''];
    const addresses = srcSets.flatMap((set) => set.split(', ').map((source) => source.split(' ')));
    expect(addresses).toHaveLength(6);
    for (const [address = '', expectedWidth = ''] of addresses) {
      const response = await request(address);
      const bytes = Buffer.from(await response.arrayBuffer());
      const metadata = await sharp(bytes).metadata();
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([response.status, `${metadata.width}w`, metadata.exif, metadata.xmp]).toEqual([
        200,
        expectedWidth,
        undefined,
        undefined,
      ]);
      expect(response.headers.get('content-type')).toBe(`image/${typeOf(address)}`);
      expect(bytes.includes(secret)).toBe(false);
      const [red = 0, , blue = 0] = data;
      expect([red < 60, blue > 200]).toEqual([true, true]);
    }
  });

  it('are stored once, even if the same file is uploaded twice at the same moment and again later', async () => {
    const file = await plainPicture(30, 20, '#0a0').png().toBuffer();
    const hashesBefore = await site.services.database
      .selectFrom('pictures')
      .select('hash')
      .execute();
    const otherServer = new Pictures(site.services.database);
    const uploads = [upload(file), upload(file), otherServer.add(file)] as const;
    const [first, second, otherPicture] = await Promise.all(uploads);
    expect(otherPicture).toEqual(first.body);
    const responses = [first, second, await upload(file)];
    expect(new Set(responses.map(({ body }) => picture.parse(body).src)).size).toBe(1);
    const { database } = site.services;
    expect(await database.selectFrom('pictures').select('hash').execute()).toHaveLength(
      hashesBefore.length + 1,
    );
  });

  it('may be cached forever, and run no script', async () => {
    const { body } = await upload(await plainPicture(20, 10).webp().toBuffer(), 'image/webp');
    const { src } = picture.parse(body);
    const response = await request(src);
    const etag = response.headers.get('etag') ?? '';
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    });
    // Without this, fetch itself asks for a fresh copy.
    const revalidation = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await request(src, { headers: revalidation })).status).toBe(304);
    const head = await request(src, { method: 'HEAD' });
    const { length } = Buffer.from(await response.arrayBuffer());
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)]);
    expect((await request(src, { method: 'POST' })).status).toBe(404);
  });

  it('have one address; other spellings are not found', async () => {
    const { body } = await upload(await plainPicture(20, 12).png().toBuffer());
    const { src } = picture.parse(body);
    const name = src.slice('/media/'.length);
    const wrongPaths = [
      `/media/${name.replace('.jpg', '.png')}`,
      `/media/${name.replace('20x', '21x')}`,
      `/media/${'0'.repeat(32)}-20x12.jpg`,
      `/media/${name.replace('-', '%2d')}`,
      `/media/${name.toUpperCase()}`,
      `/media/x/${name}`,
      `/media/${name}/`,
      `/media/${name}%00`,
      '/media/..%2f..%2fpackage.json',
      '/media/%2e%2e%2fclinic.db',
      "/media/'%20or%201=1--.jpg",
    ];
    for (const path of wrongPaths) {
      const { status, headers } = await request(path);
      const cacheControl = headers.get('cache-control')?.replace('no-store', '') ?? '';
      expect([path, status, cacheControl]).toEqual([path, 404, '']);
    }
    expect((await request(`${src}?size=2`)).status).toBe(200);
  });

  it('are accepted only from the doctor, and from no other site', async () => {
    const jpeg = await photo();
    const { browser: reception } = await addPerson(site, 'reception');
    expect((await upload(jpeg, 'image/jpeg', reception)).body.problem).toBe('not-allowed');
    expect((await upload(jpeg, 'image/jpeg', new DeskBrowser(site.url))).status).toBe(401);
    const crossSiteResponse = await doctor.upload('/pictures', jpeg, 'image/jpeg', {
      origin: 'https://evil.example',
    });
    expect(crossSiteResponse.body.problem).toBe('cross-site');
  });

  it('are processed one at a time, and refused while the queue is full', {
    tags: ['stress'],
  }, async () => {
    const files = Array.from({ length: 6 }, (_, index) =>
      plainPicture(20 + index, 20)
        .jpeg()
        .toBuffer(),
    );
    const responses = await Promise.all((await Promise.all(files)).map((file) => upload(file)));
    const statuses = responses.map(({ status }) => status).sort();
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 503]);
    const refusal = responses.find(({ status }) => status === 503);
    expect(refusal?.headers.get('retry-after')).toBe('5');
    expect(deskRefusal.parse(refusal?.body).problem).toBe('busy');
    expect((await upload((await files[5]) ?? Buffer.alloc(0))).status).toBe(201);
  });

  it.each<[what: string, problem: string, status: number, make: () => Promise<Buffer>]>([
    ['a drawing with a script', 'picture-format', 415, async () => Buffer.from(drawing)],
    ['half of a photograph', 'picture-unreadable', 422, async () => firstHalf(await photo(600))],
    [
      'a header that claims 64 megapixels',
      'picture-too-large',
      413,
      () => pngClaimingSize(8_000, 8_000),
    ],
    ['nothing', 'picture-unreadable', 422, async () => Buffer.alloc(0)],
    ['HEIC', 'picture-heic', 415, async () => Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(99)}`)],
    ['16 MB', 'picture-too-large', 413, async () => Buffer.alloc(16 * 1024 * 1024)],
  ])(
    'are refused because of their content, whatever media type they claim: %s',
    async (_case, problem, status, make) => {
      const response = await upload(await make());
      expect([response.status, deskRefusal.parse(response.body).problem]).toEqual([
        status,
        problem,
      ]);
    },
  );

  it('keep nothing that was appended to them, and need the media type of a picture', async () => {
    const jpeg = await photo();
    const markup = Buffer.from('<script>alert(1)</script>');
    const polyglot = picture.parse((await upload(Buffer.concat([jpeg, markup]))).body);
    const storedPicture = Buffer.from(await (await fetch(site.url + polyglot.src)).arrayBuffer());
    expect(storedPicture.includes(markup)).toBe(false);
    for (const type of ['text/plain', 'application/json', 'multipart/form-data']) {
      const { status, body } = await upload(jpeg, type);
      expect([status, deskRefusal.parse(body).problem]).toEqual([415, 'picture-format']);
    }
  });
});

function typeOf(address: string): string {
  const extension = address.split('.').at(-1);
  return extension === 'jpg' ? 'jpeg' : String(extension);
}
