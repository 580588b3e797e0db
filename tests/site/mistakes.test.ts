import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/clinic-site.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const fixture = join(import.meta.dirname, '../fixtures/other-clinic');
let project: ProjectCopy;
beforeAll(async () => {
  project = await ProjectCopy.create();
});

/** One change to a file of the clinic: what stands there, and what stands there afterwards. */
type Change = [file: string, from: string, to: string];

/** Builds the other clinic after some changes. */
async function buildWith(...changes: Change[]) {
  return linesOf(await project.build(await otherClinic(...changes)));
}

/** A copy of the other clinic with some changes. */
async function otherClinic(...changes: Change[]): Promise<string> {
  const folder = join(temporaryFolder(), 'clinic');
  await cp(fixture, folder, { recursive: true });
  for (const change of changes) await apply(folder, change);
  return folder;
}

/** What a build said, line by line, without the way to the clinic's folder. */
function linesOf({ status, output }: { status: number | null; output: string }) {
  const lines = output.split('\n').filter(Boolean);
  return { status, lines: lines.map((line) => line.replace(/\S*\/clinic\//, '')) };
}

async function apply(folder: string, [file, from, to]: Change): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
}

interface Mistake {
  what: string;
  change: Change;
  line: string;
}

/** Mistakes in single fields, each in a file or an entry of its own. */
const inFields: Mistake[] = [
  {
    what: 'a missing word of a page',
    change: ['en/pages/home.yaml', 'eyebrow: Hearts, unhurried', ''],
    line: 'en/pages/home.yaml: hero.eyebrow: is missing',
  },
  {
    what: 'a value of the wrong type',
    change: ['clinic.yaml', 'patients: 3000', 'patients: many'],
    line: 'clinic.yaml: claims.patients: must be of the type number, not string',
  },
  {
    what: 'a day that is none',
    change: ['en/articles/salt-and-your-heart.md', 'date: 2025-01-11', 'date: soon'],
    line: 'en/articles/salt-and-your-heart.md: date: must be a day such as 2024-01-14',
  },
  {
    what: 'a picture that is not there',
    change: ['en/articles/when-the-heart-skips.md', '/images/beat.svg', '/images/beet.svg'],
    line: 'en/articles/when-the-heart-skips.md: image: there is no picture ../../images/beet.svg',
  },
  {
    what: 'an unknown field',
    change: ['en/services.yaml', 'title: Ultrasound film', 'title: Ultrasound film\n  colour: red'],
    line: 'en/services.yaml: film.colour: there is no such field; check its spelling and its indentation',
  },
  {
    what: 'an unknown placeholder',
    change: ['en/towns/mandya.yaml', '{townYears}', '{townyears}'],
    line: 'en/towns/mandya.yaml: paragraph: unknown placeholder {townyears}; use one of doctor, clinic, city, phone, email, ambulance, townYears',
  },
  {
    what: 'a code in the wrong form',
    change: ['en/towns/hunsur.yaml', 'region: IN-KA', 'region: Karnataka'],
    line: 'en/towns/hunsur.yaml: region: use a code such as IN-MP',
  },
  {
    what: 'a price above the price it is compared with',
    change: ['en/packages.yaml', 'price: 900', 'price: 9000'],
    line: 'en/packages.yaml: first-look.price: must be lower than originalPrice',
  },
  {
    what: 'YAML that cannot be read',
    change: ['en/site.yaml', 'language: English', 'language: English: yes'],
    line: 'en/site.yaml: line 1: Nested mappings are not allowed in compact mappings',
  },
];

/** Mistakes between files that are right on their own. */
const betweenFiles: Mistake[] = [
  {
    what: 'two services with one id',
    change: ['en/services.yaml', 'id: film', 'id: tracing'],
    line: 'en/services.yaml: tracing.id: stands there twice',
  },
  {
    what: 'two articles with one number',
    change: ['en/articles/when-the-heart-skips.md', 'id: 3', 'id: 2'],
    line: 'en/articles/when-the-heart-skips.md: id: 2 is also the id of walking-after-a-stent',
  },
  {
    what: 'a quick link to a town that is not there',
    change: ['en/towns/mandya.yaml', 'quickLinks: [hunsur]', 'quickLinks: [hunsoor]'],
    line: 'en/towns/mandya.yaml: quickLinks: there is no town "hunsoor"',
  },
  {
    what: 'an insight that no article holds',
    change: ['en/pages/home.yaml', '[when-the-heart-skips,', '[when-the-heart-stops,'],
    line: 'en/pages/home.yaml: insights.articles: there is no article "when-the-heart-stops"',
  },
  {
    what: 'a comparison with a package that is not there',
    change: ['en/pages/offers.yaml', 'packages: [full-look] }', 'packages: [long-look] }'],
    line: 'en/pages/offers.yaml: compare.rows.1.packages: there is no package "long-look"',
  },
];

describe.each([
  ['in a field', inFields],
  ['between files', betweenFiles],
])('a mistake %s stops the build', (_where, mistakes) => {
  let built: Awaited<ReturnType<typeof buildWith>>;
  beforeAll(async () => {
    built = await buildWith(...mistakes.map(({ change }) => change));
  });

  it.each(mistakes)('with one line for $what', ({ line }) => {
    expect(built.lines).toContain(line);
  });

  it('with no other line, and a status that says so', () => {
    const lines = mistakes.map(({ line }) => line).sort();
    expect(built.lines).toEqual([...lines, 'The site was not built.']);
    expect(built.status).toBe(1);
  });
});

describe('a fact that the build needs before all else', () => {
  it.each<[string, Change, string]>([
    [
      'is missing',
      ['clinic.yaml', '  email: hello@chamundi.example\n', ''],
      'clinic.yaml: contact.email: is missing',
    ],
    [
      'is a phone number that cannot be dialled from abroad',
      ['clinic.yaml', '"+918215550147"', '"0821 5550147"'],
      'clinic.yaml: contact.phone: use the international form: +919876543210',
    ],
  ])('%s: one line says so', async (_what, change, line) => {
    const { status, lines } = await buildWith(change);
    expect(lines).toEqual([line, 'The site was not built.']);
    expect(status).toBe(1);
  });

  it('is in no file: one line says which', async () => {
    const { status, output } = await project.build('/no/such/clinic');
    expect(output).toBe(
      'CLINIC_DIR: there is no /no/such/clinic/clinic.yaml\nThe site was not built.\n',
    );
    expect(status).toBe(1);
  });
});

describe('a fault of the program', () => {
  it('is shown in full, whatever is wrong in the folder', async () => {
    const broken = await ProjectCopy.create();
    const file = join(broken.folder, 'src/content/loaders.ts');
    const code = await readFile(file, 'utf8');
    const place = 'async function addEntry(context: LoaderContext, entry: RawEntry) {';
    expect(code).toContain(place);
    await writeFile(file, code.replace(place, `${place}\n  Reflect.get(null as never, 'slip');`));
    const { status, output } = await broken.build(fixture);
    expect(output).toContain('Reflect.get called on non-object');
    expect(output).toMatch(/Stack trace:\n.*\n.*loaders\.ts:\d+/);
    expect(status).toBe(1);
  });
});

describe('hours that search engines are told and visitors are not', () => {
  it('are warned of once, with the field to change, beside a missing file', async () => {
    const folder = await otherClinic([
      'clinic.yaml',
      'localBusiness:\n    - { days: [Mo, Tu, We, Th, Fr], opens: "08:00"',
      'localBusiness:\n    - { days: [Mo, Tu, We, Th, Fr], opens: "07:00"',
    ]);
    await rm(join(folder, 'en/pages/privacy.yaml'));
    const { lines } = linesOf(await project.build(folder));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Warning: clinic.yaml: structuredHours.localBusiness: search engines are told Mo-Fr 07:00-16:00, visitors Mo-Fr 08:00-16:00 (openingHours); make them agree',
        'en/pages/privacy.yaml: there is no such file',
      ]),
    );
    expect(lines).toHaveLength(3);
  });
});
