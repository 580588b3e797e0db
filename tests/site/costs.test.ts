import { describe, expect, it } from 'vitest';
import { readYaml } from '../support/content/sample-clinic.ts';
import { hrefsOf, selectIn, textOf } from '../support/site/web-page.ts';
import { languageIn, readWholeSite } from '../support/site/whole-site.ts';

const used = readWholeSite();

/** The rows of all tables of the page in a language, as the texts of their cells. */
const rowsOf = (path: string) =>
  used
    .pageAt(path)
    .select('main tbody tr')
    .map((row) => [...selectIn(row, 'th > span:first-child'), ...selectIn(row, 'td')].map(textOf));

describe('the page of costs', () => {
  it('says what each thing costs and which cards are taken, as the folder has it', () => {
    const rows = rowsOf('/costs');
    expect(rows).toContainEqual(['ECG', '₹300']);
    expect(rows).toContainEqual(['Second visit within 15 days, to show reports', 'Free']);
    expect(rows).toContainEqual(['Angioplasty with one stent', '₹1,20,000 to ₹1,80,000']);
    expect(rows).toContainEqual(['Ayushman card (PM-JAY)', 'At other hospitals']);
    const packages = readYaml<{ title: string; price: number }[]>('en/packages.yaml');
    for (const { title, price } of packages)
      expect(rows).toContainEqual([title, `₹${price.toLocaleString('en-IN')}`]);
  });

  it('says that the answers are those of the sample, and from which day', () => {
    const { words } = used.pageAt('/costs');
    expect(words).toContain('The amounts and answers on this page are invented.');
    expect(words).toContain('As of November 1, 2026');
  });

  it.each([
    ['', 'fasting, no food for about six hours', 'about six hours'],
    ['/hi', 'करीब छह घंटे खाली पेट', 'करीब छह घंटे'],
    ['/mr', 'साधारण सहा तास उपाशी', 'साधारण सहा तास'],
  ])(
    'says how long to fast before an angiography, as its article does (%s)',
    (language, note, figure) => {
      expect(used.pageAt(`${language}/costs`).words).toContain(note);
      const article = used.pageAt(`${language}/blog/what-is-coronary-angiography`);
      expect(article.words).toContain(figure);
    },
  );

  it.each([
    ['', 'Some blood tests need fasting'],
    ['/hi', 'खून की कुछ जाँचें खाली पेट होती हैं'],
    ['/mr', 'काही रक्ततपासण्यांसाठी उपाशीपोटी यावे लागते'],
  ])('has its word on fasting at the package with blood tests (%s)', (language, words) => {
    expect(textOf(used.pageAt(`${language}/offers`).one('#metabolic'))).toContain(words);
  });

  it.each(['hi', 'mr'])('has the same amounts, grouped as in India, in %s', (language) => {
    const amounts = (path: string) =>
      rowsOf(path).flatMap(([, answer]) => answer?.match(/₹[\d,]+/g));
    expect(amounts(`/${language}/costs`).filter(Boolean)).toEqual(
      amounts('/costs').filter(Boolean),
    );
  });

  it.each([
    [
      '/desk',
      '2D Echo and Colour Doppler: ₹2,400',
      'Second visit within 15 days, to show reports: Free',
    ],
    ['/desk/hi', '2D इको और कलर डॉपलर: ₹2,400', '15 दिन के अंदर रिपोर्ट दिखाने की मुलाकात: मुफ़्त'],
    ['/desk/mr', '2D इको आणि कलर डॉप्लर: ₹2,400', '15 दिवसांच्या आत रिपोर्ट दाखवण्याची भेट: मोफत'],
  ])('has what the ready answer about fees names at %s, and no more', async (path, ...lines) => {
    const desk = await used.site.text(path);
    for (const line of lines) expect(desk).toContain(line);
    expect(desk).not.toContain('₹1,80,000');
  });

  it.each([
    '/',
    '/offers',
    '/blog/free-angioplasty-ayushman',
    '/hi',
    '/mr/offers',
    '/locations/umred',
  ])('is linked from %s', (path) => {
    const hrefs = used
      .pageAt(path)
      .select('main a')
      .map(({ attribs }) => attribs['href']);
    const [, prefix = ''] = path.match(/^(\/hi|\/mr)/) ?? [];
    expect(hrefs).toContain(`${prefix}/costs`);
  });

  it('and what to know before a visit are linked from the menu of phones and the footer of every page', () => {
    for (const page of used.allPages) {
      const language = languageIn(page.path);
      for (const name of ['costs', 'before-you-come']) {
        const { heading } = readYaml<{ heading: string }>(`${language}/pages/${name}.yaml`);
        const href = language === 'en' ? `/${name}` : `/${language}/${name}`;
        for (const part of ['body > header details', 'body > footer'])
          expect([page.path, part, hrefsOf(page.one(part), heading)]).toEqual([
            page.path,
            part,
            [href],
          ]);
      }
    }
  });
});
