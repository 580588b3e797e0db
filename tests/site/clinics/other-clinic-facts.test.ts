import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openingHours } from '../../support/content/json-ld.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';

const CLINIC_DIR = join(import.meta.dirname, '../../fixtures/other-clinic');
let site: InProcessSite;

beforeAll(async () => {
  site = await startInProcess({ CLINIC_DIR }, {}, { pages: true });
});
afterAll(() => site.close());

const pageAt = async (path: string) => new WebPage(path, await site.text(path));

describe('a clinic with a lunch break, a half day and closed days', () => {
  const fullHours =
    /Monday through Friday, from 8:00 AM until 12:00 PM and from 2:30 PM until 5:00 PM\s?Saturday, from 9:00 AM until 12:30 PM/;

  it.each(['/', '/contact', '/locations/mandya', '/offline'])(
    'gives its hours on %s',
    async (path) => {
      expect(textOf((await pageAt(path)).one('main'))).toMatch(fullHours);
    },
  );

  it('gives the same hours to search engines, to phones and to the open-now badge', async () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    for (const path of ['/', '/contact']) {
      const page = await pageAt(path);
      for (const type of ['MedicalClinic', 'LocalBusiness']) {
        const [record] = page.jsonLd(type);
        expect(record?.['openingHoursSpecification']).toEqual([
          openingHours(days, '08:00', '12:00'),
          openingHours(days, '14:30', '17:00'),
          openingHours(['Saturday'], '09:00', '12:30'),
        ]);
      }
      const [mark] = page.select('[data-open-now]');
      expect(JSON.parse(mark?.attribs['data-open-now'] ?? '{}')).toMatchObject({
        hours: [{ closes: '12:00' }, { opens: '14:30' }, { days: ['Sa'] }],
        times: { '14:30': '2:30 PM' },
      });
    }
    const card = (await site.text('/clinic.vcf')).replaceAll('\r\n ', '');
    expect(card.replaceAll('\\,', ',').replaceAll('\\n', ' ')).toMatch(fullHours);
  });

  it('reports only future closed days to search engines, and shows no expired notice', async () => {
    for (const path of ['/', '/contact', '/blog', '/offers']) {
      const page = await pageAt(path);
      expect(page.select('main > [data-notice]'), path).toEqual([]);
      expect(page.text).not.toContain('The lift');
      expect(page.jsonLd('MedicalClinic')[0]?.['specialOpeningHoursSpecification']).toEqual([
        closedDays('2098-01-26', '2098-01-26'),
        closedDays('2098-12-24', '2099-01-02'),
      ]);
    }
  });

  const closedDays = (validFrom: string, validThrough: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
    opens: '00:00',
    closes: '00:00',
  });
});

describe('a clinic with a reviews widget', () => {
  it.each(['/', '/testimonials'])(
    'has a placeholder on %s, with a noscript fallback',
    async (path) => {
      const page = await pageAt(path);
      const placeholders = page.elements('div', ({ attribs }) => 'data-reviews-script' in attribs);
      expect(placeholders.length).toBeGreaterThan(0);
      for (const { attribs } of placeholders) {
        expect(attribs['data-reviews-script']).toBe('https://widget.example/embed.js');
        expect(attribs['class']?.split(' ')).toContain('chamundi-reviews');
      }
      const panels = page
        .texts('noscript')
        .filter((text) => text.includes('Their words on Google'));
      expect(panels).toHaveLength(placeholders.length);
      expect(page.elements('script', ({ attribs }) => /widget/.test(attribs['src'] ?? ''))).toEqual(
        [],
      );
    },
  );

  it('has the doctor’s reply to reviews on Home too, although its Home has no heading above the reviews', async () => {
    expect(textOf((await pageAt('/')).one('main'))).toContain('I ring whoever was not content.');
  });

  it('lets the widget load from its origin, which the privacy page names', async () => {
    for (const path of ['/', '/contact']) {
      const policy = (await site.get(path)).headers.get('content-security-policy') ?? '';
      const directive = (name: string) =>
        policy.split(';').find((part) => part.trim().startsWith(`${name} `));
      for (const name of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
        expect(directive(name), `${name} on ${path}`).toContain('https://widget.example');
      }
    }
    const { text } = await pageAt('/privacy');
    expect(text).toContain('The voices come from another company');
    expect(text).not.toContain('Nobody else is asked.');
  });
});
