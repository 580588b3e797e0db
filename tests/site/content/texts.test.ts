import { describe, expect, it } from 'vitest';
import { slugsOf } from '../../support/content/sample-clinic.ts';
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
