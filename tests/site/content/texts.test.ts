import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { readYaml, sampleFolder, slugsOf } from '../../support/content/sample-clinic.ts';
import { linksIn } from '../../support/site/web-page.ts';
import { readWholeSite } from '../../support/site/whole-site.ts';

const used = readWholeSite();

/** The articles of the specification, whose dates and reading times `articles.test.ts` has. */
const articles = [
  'when-to-consult-cardiologist',
  'ecg-vs-tmt-difference',
  'heart-attack-warning-signs',
  'how-to-manage-high-cholesterol',
  'what-is-coronary-angiography',
  'free-angioplasty-ayushman',
  'what-is-angioplasty',
  'asd-vsd-pda-heart-defects',
  'atrial-fibrillation-management',
  'hypertension-management',
];

describe('the ten articles', () => {
  it('are those of the table in the specification, and no others', async () => {
    expect(await slugsOf('articles')).toEqual(articles.toSorted());
  });

  it('end with a call to action; only the one on warning signs has a phone button', () => {
    const calling = articles.filter((slug) => {
      const buttons = used
        .pageAt(`/blog/${slug}`)
        .elements('section', ({ attribs }) => 'data-screen-only' in attribs);
      expect(buttons.flatMap(linksIn)).toContain('/contact#form');
      return buttons.flatMap(linksIn).some((href) => href.startsWith('tel:'));
    });
    expect(calling).toEqual(['heart-attack-warning-signs']);
  });

  it('say that they are not a diagnosis, and name the ambulance and their sources', () => {
    for (const slug of articles) {
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
    expect(seen.size).toBeGreaterThan(17 * 6);
    expect(shared).toEqual([]);
  });
});

describe('the spelling', () => {
  const american =
    /\b(colors?|colored|centers?|hemoglobin|esophag\w+|anemia|liters?|fibers?|pediatric|anesth\w+|catheteriz\w+|edema|ischemi\w+|\w+(lipid|cholesterol)emia)\b/gi;
  const fixedNames =
    /Color Doppler|Pediatric Echocardiography|(id|icon): pediatric|pediatric-echo/g;
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
