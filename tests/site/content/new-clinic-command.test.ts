import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { runInProcess } from '../../support/command-in-process.ts';
import { colombo, kochi, makeNewClinic, skinClinic } from '../../support/content/new-clinic.ts';
import { stressIf } from '../../support/stress-if.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const results = new Map<object, ReturnType<typeof makeNewClinic>>();

/** The folder made from answers, which no test changes: made once for all of them. */
function folderFrom(answers: object): ReturnType<typeof makeNewClinic> {
  const result = results.get(answers) ?? makeNewClinic(answers, runInProcess);
  results.set(answers, result);
  return result;
}

describe('a folder made from answers', () => {
  for (const [kind, answers, languagesWithoutFacts] of [
    ['for a heart clinic in Kochi', kochi, ['hi']],
    ['for a heart clinic in Colombo', colombo, ['hi', 'mr']],
    ['for a clinic of another specialty', skinClinic, ['hi', 'mr']],
  ] as const) {
    it(`${kind} has no mistake, and lists the texts that are still the sample’s, as the check does`, {
      ...stressIf(answers !== kochi),
    }, async () => {
      const { folder, parent, code, errors } = await folderFrom(answers);
      expect(code).toBe(0);
      expect(await readdir(parent)).toEqual(['our-clinic']);
      const check = await runInProcess('scripts/clinic.ts', ['check', folder], {});
      const warnings = languagesWithoutFacts.map(
        (language) =>
          `/${language}/facts.yaml: there is no such file; names stay as in the first language`,
      );
      expect([check.code, check.errors.replace(/^Warning: \S*our-clinic(.*)\n/gm, '')]).toEqual([
        0,
        errors,
      ]);
      expect(
        [...check.errors.matchAll(/^Warning: \S*our-clinic(.*)$/gm)].map(([, line]) => line),
      ).toEqual(warnings);
      const namedFiles = errors.match(/(?<=our-clinic\/)\S+: /g)?.map((line) => line.slice(0, -2));
      expect(namedFiles?.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
      expect(errors).toContain('en/pages/about.yaml: sections: "A young and dynamic');
      expect(check.output).toMatch(/^No mistakes\.\n\d+ texts are still/);
    });
  }
});

describe('the command', () => {
  it('leaves existing files unchanged, and gives the reason', async () => {
    const parent = temporaryFolder();
    const file = join(parent, 'answers.yaml');
    await writeFile(file, stringify(kochi));
    for (const [folder, message] of [
      [parent, `${parent} exists already; name a new folder. Nothing was written.`],
      [file, `${file} exists already; name a new folder. Nothing was written.`],
      ['/proc/clinic', '/proc/clinic cannot be written'],
    ] as const) {
      const run = await runInProcess('scripts/clinic.ts', ['new', folder, '--answers', file], {});
      expect([run.code, run.errors]).toEqual([1, expect.stringContaining(message)]);
    }
    expect(await readdir(parent)).toEqual(['answers.yaml']);
  });

  it('names each invalid answer of a file in one line, and writes nothing', async () => {
    const { email: _, ...rest } = kochi;
    const { code, errors, parent } = await makeNewClinic(
      {
        ...rest,
        name: 'The {best} clinic',
        doctor: 'Anna Mathew',
        specialty: 'Pediatrics',
        experienceYears: '13 years',
        phone: '2345678',
        whatsapp: 'yes',
        hours: 'Fr 18:00-02:00',
        payments: ['Cash', 'Gold'],
        services: ['ecg', 'xray'],
        website: 'https://kochi.example/home',
        languages: ['hi', 'kn'],
        motto: 'Hearts',
      },
      runInProcess,
    );
    expect(code).toBe(1);
    const lines = errors.trim().split('\n');
    expect(lines.map((line) => line.replace(/^.*answers\.yaml: /, ''))).toEqual([
      'name: must be one line without braces',
      'doctor: write title, first name and last name: Dr. Anna Mathew',
      expect.stringMatching(/^specialty: must be one of Cardiology, Dentistry, .*Paediatrics/),
      'experienceYears: must be a number, not text: write 13',
      'phone: use the international form: "+919876543210"',
      'whatsapp: use the international form: "+919876543210"; or type "same" or "none"',
      'email: is missing',
      'website: must end after the host name: https://kochi.example',
      'hours: must be later than opens; hours past midnight are two rows, one for each day; write hours like this: Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00',
      'payments.1: must be one of Cash, Card, UPI, Insurance',
      expect.stringMatching(/^services\.1: must be one of ecg, 2d-echo/),
      'languages.1: must be one of hi, mr',
      'motto: unknown field; check its spelling and indentation',
      'services: omit it: these are a heart clinic’s services; write yours in services.yaml',
    ]);
    expect(await readdir(parent)).toEqual([]);
  });
});
