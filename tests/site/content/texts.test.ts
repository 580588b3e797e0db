import { describe, expect, it } from 'vitest';
import { readWholeSite } from '../../support/site/whole-site.ts';

const site = readWholeSite();

/** The articles of the specification, whose dates and reading times `articles.test.ts` checks. */
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
  it('say that they are not a diagnosis, and name the ambulance number and their sources', () => {
    for (const slug of articles) {
      const page = site.pageAt(`/blog/${slug}`);
      expect(page.text).toMatch(/not a diagnosis[^\n]* call 108/);
      expect(page.texts('h2')).toContain('Sources');
    }
  });
});
