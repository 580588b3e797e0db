import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import {
  readYaml,
  sampleClinic,
  sampleFolder,
  slugsOf,
} from '../../support/content/sample-clinic.ts';
import { linksIn, textOf, WebPage } from '../../support/site/web-page.ts';
import { readWholeSite } from '../../support/site/whole-site.ts';

const used = readWholeSite();

/** The table in the specification: slug, date, minutes. */
const articles: [string, string, number][] = [
  ['when-to-consult-cardiologist', 'January 15, 2024', 5],
  ['ecg-vs-tmt-difference', 'January 10, 2024', 7],
  ['heart-attack-warning-signs', 'January 5, 2024', 6],
  ['how-to-manage-high-cholesterol', 'January 20, 2024', 6],
  ['what-is-coronary-angiography', 'January 18, 2024', 8],
  ['free-angioplasty-ayushman', 'January 16, 2024', 7],
  ['what-is-angioplasty', 'January 14, 2024', 9],
  ['asd-vsd-pda-heart-defects', 'January 22, 2024', 8],
  ['atrial-fibrillation-management', 'January 21, 2024', 10],
  ['hypertension-management', 'January 23, 2024', 7],
];

describe('the ten articles', () => {
  it('are those of the table in the specification, and no others', async () => {
    const slugs = articles.map(([slug]) => slug).sort();
    expect(await slugsOf('articles')).toEqual(slugs);
  });

  it.each(articles)('include %s of %s, which takes %i minutes', (slug, day, minutes) => {
    const page = used.pageAt(`/blog/${slug}`);
    const article = page.texts('article').join(' ');
    const [published = ''] = page.meta('article:published_time');
    expect(article).toContain(day);
    expect(article).toContain(`${minutes} min read`);
    expect(published.slice(0, 10)).toBe(isoDay(day));
  });

  it('are listed with the same date and reading time', async () => {
    const listing = new WebPage('/blog', await used.site.text('/blog?view=all'));
    const cards = new Map(
      listing.elements('article').map((card) => [linksIn(card).join(), textOf(card)]),
    );
    expect([...cards.keys()].sort()).toEqual(articles.map(([slug]) => `/blog/${slug}`).sort());
    for (const [slug, day, minutes] of articles) {
      expect(cards.get(`/blog/${slug}`)).toContain(day);
      expect(cards.get(`/blog/${slug}`)).toContain(`${minutes} min read`);
    }
  });

  it('end with a call to action; only the one on warning signs has a phone button', () => {
    const calling = articles.filter(([slug]) => {
      const buttons = used
        .pageAt(`/blog/${slug}`)
        .elements('section', ({ attribs }) => 'data-screen-only' in attribs);
      expect(buttons.flatMap(linksIn)).toContain('/contact#form');
      return buttons.flatMap(linksIn).some((href) => href.startsWith('tel:'));
    });
    expect(calling.map(([slug]) => slug)).toEqual(['heart-attack-warning-signs']);
  });

  it('say that they are not a diagnosis, and name the ambulance and their sources', () => {
    for (const [slug] of articles) {
      const page = used.pageAt(`/blog/${slug}`);
      expect(page.words).toMatch(/not a diagnosis[^\n]* call 108/);
      expect(page.texts('h2')).toContain('Sources');
    }
  });
});

describe('the texts of the towns', () => {
  it('have no sentence in common', async () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const slug of await slugsOf('towns')) {
      const town = readYaml<Town>(`en/towns/${slug}.yaml`);
      const own = [...town.paragraphs, town.wayThere.text, town.easyAccess.text, town.description];
      for (const sentence of own.flatMap(sentencesOf)) {
        const other = seen.get(sentence);
        if (other) shared.push(`${other}, ${slug}: ${sentence}`);
        seen.set(sentence, slug);
      }
    }
    expect(seen.size).toBeGreaterThan(17 * 8);
    expect(shared).toEqual([]);
  });

  it('have their paragraphs, "15+ years" included, under their own heading', async () => {
    for (const slug of await slugsOf('towns')) {
      const town = readYaml<Town>(`en/towns/${slug}.yaml`);
      const page = used.pageAt(`/locations/${slug}`);
      const beginnings = town.paragraphs.map((paragraph) => paragraph.split('{')[0] ?? '');
      expect(page.texts('h1').join()).toMatch(
        new RegExp(`^Best (Heart Doctor|Cardiologist|Heart Specialist) in ${town.name}$`),
      );
      expect(page.texts('h2')).toContain(
        town.sectionHeading.replaceAll('{city}', sampleClinic.city),
      );
      for (const beginning of beginnings) {
        expect(page.texts('p').some((text) => text.startsWith(beginning.trim()))).toBe(true);
      }
      expect(page.words).toContain('15+ years');
    }
  });
});

describe('the spelling', () => {
  const american =
    /\b(colors?|colored|centers?|hemoglobin|esophag\w+|anemia|liters?|fibers?|pediatric|anesth\w+|catheteriz\w+|edema|ischemi\w+|\w+(lipid|cholesterol)emia)\b/gi;
  const fixedNames = /Color Doppler|Pediatric Echocardiography|(id|icon): pediatric/g;
  const sources = /^sources:\n(?: .*\n)+/m;

  it('is British except in the names of services, packages and sources', async () => {
    const folder = join(sampleFolder, 'en');
    const files = await glob('**/*.{yaml,md}', { cwd: folder });
    const found = files.flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replace(sources, '');
      const words = text.replace(fixedNames, '').match(american) ?? [];
      return words.map((word) => `${file}: ${word}`);
    });
    expect(files.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });
});

interface Town {
  name: string;
  description: string;
  sectionHeading: string;
  paragraphs: string[];
  wayThere: { text: string };
  easyAccess: { text: string };
}

/** The sentences of a text, without differences that hide equal ones. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!])\s/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^a-z0-9 {}]/g, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 3);
}

function isoDay(day: string): string {
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}
