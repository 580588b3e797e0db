import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runInProcess } from '../../support/command-in-process.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
const heading = /^Still as in the sample clinic, and perhaps not true of yours \((\d+)\):$/;
const heartHeading =
  /^Words and drawings of a heart clinic, although yours has another specialty \((\d+)\):$/;

let folder: string;
beforeEach(async () => {
  folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
});

async function useSample(): Promise<void> {
  await rm(folder, { recursive: true });
  await cp(sampleFolder, folder, { recursive: true });
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, file);
  const textBefore = await readFile(path, 'utf8');
  const editedText = edit(textBefore);
  expect(editedText).not.toBe(textBefore);
  await writeFile(path, editedText);
}

/** Checks the folder by the command, and leaves the path of the folder out of its lines. */
async function check() {
  const { code, output, errors } = await runInProcess('scripts/clinic.ts', ['check', folder], {});
  const lines = errors.split('\n').filter(Boolean);
  const [title, ...listed] = lines.slice(lines.findIndex((line) => heading.test(line)));
  return {
    code,
    output,
    lines,
    count: Number(title?.match(heading)?.[1]),
    listed: listed.map((line) => line.replace(/\S*\/clinic\//, '').trim()),
  };
}

describe('a text that a clinic has kept from the sample', () => {
  it('is listed by field where the schema marks it as one clinic’s own, and is not a mistake', async () => {
    const generic = 'en/pages/privacy.yaml';
    for (const file of ['en/pages/contact.yaml', 'images/portrait.svg', generic]) {
      await cp(join(sampleFolder, file), join(folder, file));
    }
    await change('clinic.yaml', (text) => text.replace('images/doctor.jpg', 'images/portrait.svg'));
    await cp(
      join(sampleFolder, 'en/articles/what-is-angioplasty.md'),
      join(folder, 'en/articles/balloons.md'),
    );
    await change('en/articles/balloons.md', (text) =>
      text.replace(/^callToAction:\n( .*\n)+/m, ''),
    );
    await change('claims.yaml', (text) => text.replace('patients: 3000', 'patients: 20000'));
    await change('en/pages/home.yaml', (text) =>
      text
        .replace(/ {2}rank: .*/, '  rank: All India Rank 7')
        .replace(/ {2}lead: .*/, '  lead: Worried about your heart? Ask a cardiologist.'),
    );
    const { listed: listedLines, count } = await check();
    expect(listedLines).toEqual([
      'claims.yaml: claims.patients: "20000"',
      'clinic.yaml: doctor.portrait: "./images/portrait.svg"',
      expect.stringMatching(/^en\/articles\/balloons\.md: text: "Angioplasty opens.*…"$/),
      expect.stringMatching(/^en\/pages\/contact\.yaml: meta\.title: "Contact/),
      expect.stringMatching(/^en\/pages\/contact\.yaml: meta\.description: "Call/),
      'en/pages/home.yaml: hero.lead: "Worried about your heart? Ask a cardiologist."',
    ]);
    expect(count).toBe(listedLines.length);
  });

  it('is not reported for the sample itself, nor for a clinic with its own texts', {
    tags: ['stress'],
  }, async () => {
    expect((await check()).lines).toEqual([]);
    await useSample();
    expect((await check()).lines.filter((line) => !line.startsWith('Warning'))).toEqual([]);
  });
});

describe('a clinic of another specialty', () => {
  const readHeartWords = async () => {
    const { lines } = await check();
    const [title = '', ...listed] = lines.slice(lines.findIndex((line) => heartHeading.test(line)));
    expect(Number(title.match(heartHeading)?.[1])).toBe(listed.length);
    return listed.map((line) => line.replace(/\S*\/clinic\//, '').trim());
  };

  it('is warned of every word and drawing that only a heart clinic has', async () => {
    await change('clinic.yaml', (text) => text.replace('Cardiology', 'Paediatrics'));
    await cp(join(sampleFolder, 'images/blog.svg'), join(folder, 'images/scene.svg'));
    const listedLines = await readHeartWords();
    expect(listedLines).toEqual(
      expect.arrayContaining([
        'en/articles/salt-and-your-heart.md: title: "heart"',
        'en/pages/home.yaml: hero.eyebrow: "Hearts"',
        expect.stringMatching(/^en\/services\.yaml: \w+\.icon: "ecg"$/),
        'clinic.yaml: pictures.blog: "./images/scene.svg"',
      ]),
    );
  });
});

describe('the check of a folder', () => {
  it('exits with status 1 if there is a mistake, so that a script can tell', async () => {
    await change('en/pages/home.yaml', (text) => text.replace(/ {2}lead: .*\n/, ''));
    const { code, output, lines } = await check();
    expect(lines.map((line) => line.replace(/\S*\/clinic\//, ''))).toEqual([
      'en/pages/home.yaml: hero.lead: is missing',
    ]);
    expect([code, output]).toEqual([1, '']);
  });
});
