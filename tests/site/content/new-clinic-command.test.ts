import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { runInProcess } from '../../support/command-in-process.ts';
import { children, colombo, kochi, makeNewClinic } from '../../support/content/new-clinic.ts';
import { runCommand } from '../../support/run-command.ts';
import { stressIf } from '../../support/stress-if.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const project = resolve(import.meta.dirname, '../../..');

const made = new Map<object, ReturnType<typeof makeNewClinic>>();

/** The folder made from answers, which no test changes: made once for all of them. */
function folderFrom(answers: object): ReturnType<typeof makeNewClinic> {
  const result = made.get(answers) ?? makeNewClinic(answers, runInProcess);
  made.set(answers, result);
  return result;
}

describe('a folder made from answers', () => {
  const kinds = [
    ['of one kind', kochi, []],
    ['of the other kind', colombo, ['hi/facts.yaml', 'mr/facts.yaml']],
    ['of another specialty', children, ['hi/facts.yaml', 'mr/facts.yaml']],
  ] as const;
  for (const [kind, answers, missing] of kinds) {
    const details = stressIf(answers !== kochi);
    it(`${kind} has no mistake and nothing of the sample`, details, async () => {
      const { folder, around, code } = await folderFrom(answers);
      expect(code).toBe(0);
      expect(await readdir(around)).toEqual(['our-clinic']);
      const checked = await runInProcess('scripts/clinic.ts', ['check', folder], {});
      expect(checked.code).toBe(0);
      expect(checked.output).toMatch(/^No mistakes\.\n\d+ sentences were written for any clinic/);
      const warnings = checked.errors.split('\n').filter(Boolean);
      expect(warnings.map((line) => line.replace(/\S*our-clinic\//, ''))).toEqual(
        missing.map(
          (file) => `Warning: ${file}: there is no such file; names stay as in clinic.yaml`,
        ),
      );
    });
  }

  it('lists what to read, each item in a file that exists', async () => {
    const { folder, output } = await folderFrom(kochi);
    expect(output).toContain('CHECKLIST.md');
    const checklist = await readFile(join(folder, 'CHECKLIST.md'), 'utf8');
    const files = [...checklist.matchAll(/`((?:en|hi|images)\/[\w/-]+\.\w+|clinic\.yaml)`/g)];
    const named = files.map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    expect(named).toEqual(
      expect.arrayContaining([
        ...['images/portrait.svg', 'en/services.yaml', 'en/towns/aluva.yaml'],
        ...['hi/facts.yaml', 'hi/site.yaml', 'hi/pages/home.yaml', 'hi/towns/aluva.yaml'],
      ]),
    );
  });

  it('has only the chosen services and their groups', { tags: ['stress'] }, async () => {
    const { folder } = await makeNewClinic({ ...kochi, services: ['angioplasty'] }, runInProcess);
    for (const language of ['en', 'hi']) {
      const services = await readFile(join(folder, language, 'services.yaml'), 'utf8');
      expect(services.match(/^- id: .*/gm)).toEqual(['- id: angioplasty']);
      expect(services).not.toMatch(/emergency:|day and night|दिन-रात/i);
      const home = await readFile(join(folder, language, 'pages/home.yaml'), 'utf8');
      expect(home.match(/(?<=\bid: )\w+/g)).toEqual(['repair']);
    }
  });

  it('has services of its own, with their prices, and neither pulse line nor hearts', async () => {
    const { folder } = await folderFrom(children);
    const read = async (file: string) => parse(await readFile(join(folder, file), 'utf8'));
    for (const language of ['en', 'hi', 'mr']) {
      const services = await read(`${language}/services.yaml`);
      expect(services).toMatchObject([
        { id: 'vaccination', icon: 'child', title: 'Vaccination', price: 500 },
        { id: 'growth-check', icon: 'child', title: 'Growth check' },
        { id: 'newborn-visit', icon: 'child', title: 'Newborn visit', price: 800 },
      ]);
    }
    expect(await read('clinic.yaml')).toMatchObject({
      specialty: 'Paediatrics',
      theme: { pulseLine: false },
    });
    expect((await read('en/pages/home.yaml')).heading).toBe('Children’s clinic in {city}');
    expect((await read('hi/pages/home.yaml')).heading).toBe('{city} में बच्चों का क्लिनिक');
    const checklist = await readFile(join(folder, 'CHECKLIST.md'), 'utf8');
    expect(checklist).toContain('`en/services.yaml`: `growth-check`');
    expect(checklist).toContain(
      '`mr/services.yaml`: names that are still in English: Vaccination, Growth check, Newborn visit',
    );
  });

  it('has services of its own, named in another language too', { tags: ['stress'] }, async () => {
    const hi = { services: ['टीकाकरण', 'Growth check', 'नवजात की जाँच'] };
    const services = ['ecg', ...children.services];
    const { folder } = await makeNewClinic(
      { ...children, services, languages: { hi } },
      runInProcess,
    );
    const written = parse(await readFile(join(folder, 'hi/services.yaml'), 'utf8'));
    expect(written.slice(1)).toMatchObject([
      { id: 'vaccination', title: 'टीकाकरण', price: 500 },
      { id: 'growth-check', title: 'Growth check' },
      { id: 'newborn-visit', title: 'नवजात की जाँच', price: 800 },
    ]);
    const checklist = await readFile(join(folder, 'CHECKLIST.md'), 'utf8');
    expect(checklist).toMatch(
      /`hi\/services.yaml`: names that are still in English: Growth check$/m,
    );
  });

  it('is not written if a language names other services than there are', async () => {
    const languages = { hi: { services: ['टीकाकरण'] } };
    const { errors } = await makeNewClinic({ ...children, languages }, runInProcess);
    expect(errors).toContain(
      'languages.hi.services: write as many as in services of your own, in the same order: Vaccination, Growth check, Newborn visit',
    );
  });

  it('has the answers for another language in the folder of that language', async () => {
    const { folder } = await folderFrom(kochi);
    const read = async (file: string) => parse(await readFile(join(folder, 'hi', file), 'utf8'));
    expect(await read('facts.yaml')).toEqual({
      name: 'कोच्चि चिल्ड्रन्स हार्ट क्लिनिक',
      city: 'कोच्चि',
      doctor: {
        name: 'डॉ. ऐना मैथ्यू',
        givenName: 'ऐना',
        familyName: 'मैथ्यू',
        honorific: 'डॉ.',
      },
      address: { street: '12 मरीन ड्राइव', locality: 'कोच्चि', region: 'केरल' },
      payments: ['नकद', 'UPI'],
    });
    const town = await read('towns/aluva.yaml');
    expect([town.name, town.state, town.region]).toEqual(['आलुवा', 'केरल', 'IN-KL']);
    expect(town.sectionHeading).toBe('आलुवा के मरीज़ों के लिए');
  });

  it('mentions no law of India if the clinic is elsewhere', async () => {
    const { folder } = await folderFrom(colombo);
    for (const [language, before] of [
      ['en', /we will delete it for\s+good\./],
      ['hi', /हमेशा\s+के\s+लिए\s+मिटा\s+देंगे।/],
      ['mr', /कायमचा\s+पुसून\s+टाकू\./],
    ] as const) {
      const privacy = await readFile(join(folder, language, 'pages/privacy.yaml'), 'utf8');
      expect(privacy).toMatch(before);
      expect(privacy).not.toMatch(/India|भारत/);
    }
  });
});

describe('the command', () => {
  it('accepts JSON too, and an empty folder', { tags: ['stress'] }, async () => {
    const file = join(temporaryFolder(), 'answers.json');
    await writeFile(file, JSON.stringify(kochi));
    const folder = join(temporaryFolder(), 'empty');
    await mkdir(folder);
    const { code } = await runCommand('scripts/clinic.ts', ['new', folder, '--answers', file], {});
    expect(code).toBe(0);
    expect(await readdir(folder)).toContain('clinic.yaml');
  });

  it('leaves existing files unchanged, and says why', async () => {
    const around = temporaryFolder();
    const file = join(around, 'answers.yaml');
    await writeFile(file, stringify(kochi));
    const clinic = join(project, 'clinic');
    for (const [folder, message] of [
      [around, `${around} exists and is not empty; name a new folder. Nothing was written.`],
      [file, `${file} is a file; name a new folder.`],
      [join(around, 'no/clinic'), `There is no folder ${around}/no; make it first.`],
      [`${clinic}/ours`, `${clinic}/ours is within a clinic’s folder, ${clinic}; name another.`],
      ['/proc/clinic', '/proc/clinic cannot be written'],
    ] as const) {
      const run = await runInProcess('scripts/clinic.ts', ['new', folder, '--answers', file], {});
      expect([run.code, run.errors]).toEqual([1, expect.stringContaining(message)]);
    }
    expect(await readdir(around)).toEqual(['answers.yaml']);
  });

  it('says so if nobody can be asked or there is no file, and what it accepts', {
    tags: ['stress'],
  }, async () => {
    const folder = join(temporaryFolder(), 'clinic');
    const refusal = async (run: typeof runCommand, ...words: string[]) => {
      const { code, errors } = await run('scripts/clinic.ts', ['new', ...words], {});
      expect(code).toBe(1);
      return errors;
    };
    expect(await refusal(runCommand, folder)).toContain('--answers FILE');
    const wrong = (...words: string[]) => refusal(runInProcess, ...words);
    expect(await wrong(folder, '--answers', '/no/file')).toContain('there is no such file');
    expect(await wrong()).toContain('npm run clinic -- new FOLDER');
    expect(await wrong(folder, '--anwsers', 'x')).toContain("Unknown option '--anwsers'");
    expect(existsSync(folder)).toBe(false);
  });
});
