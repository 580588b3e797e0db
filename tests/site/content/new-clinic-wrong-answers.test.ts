import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runInProcess } from '../../support/command-in-process.ts';
import { children, kochi, makeNewClinic } from '../../support/content/new-clinic.ts';

describe('wrong answers', () => {
  it('are named in one line each, and nothing is written', async () => {
    const { towns: _, email: __, ...rest } = kochi;
    const { code, errors, around } = await makeNewClinic(
      {
        ...rest,
        name: 'The {best} clinic',
        doctor: 'Anna Mathew',
        specialty: 'Pediatrics',
        experienceYears: '13 years',
        phone: '2345678',
        whatsapp: 'yes',
        stateCode: 'Kerala',
        hours: 'Fr 18:00-02:00',
        services: ['ecg', 'xray'],
        website: 'https://kochi.example/home',
        towns: ['Aluva', 'aluva'],
        languages: { hi: { doctor: 'मैथ्यू', towns: ['आलुवा'] }, kn: {} },
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
      'stateCode: write the country’s and the state’s letters: IN-KL',
      'phone: use the international form: "+919876543210"',
      'whatsapp: use the international form: "+919876543210"; or write same or none',
      'email: is missing',
      'website: must have nothing after the name of the site: https://kochi.example',
      'hours: 18:00-02:00 ends before it begins; write hours past midnight as two: Fr 18:00-23:59; Sa 00:00-02:00',
      expect.stringMatching(/^services\.1: must be one of ecg, 2d-echo/),
      'languages.hi.doctor: write title, first name and last name: Dr. Anna Mathew',
      'languages.kn: unknown field; check its spelling and indentation',
      'motto: unknown field; check its spelling and indentation',
      'towns: name each town once; aluva is Aluva again',
      'languages.hi.towns: write as many as in towns, in the same order: Aluva, aluva',
    ]);
    expect(await readdir(around)).toEqual([]);
  });

  it.each([
    [{ towns: ['Aluva', 'KOCHI'] }, 'towns: leave KOCHI out; the clinic’s own city needs no page'],
    [{ towns: ['Index'] }, 'towns: write Index in another way; its address is taken'],
    [{ towns: ['അലുവ'] }, 'towns: write അലുവ in letters from A to Z; its address needs them'],
  ])('are refused for towns that need no page or cannot have one: %j', async (answers, message) => {
    const { code, errors } = await makeNewClinic({ ...kochi, ...answers }, runInProcess);
    expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
  });

  it.each(['Growth check = Rs 400', 'Vaccination = five hundred', 'Newborn visit ='])(
    'are refused for a service whose price is no number: %s',
    async (service) => {
      const { code, errors } = await makeNewClinic(
        { ...children, services: [service] },
        runInProcess,
      );
      const message = 'services.0: after = write the price in digits only: Vaccination = 500';
      expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
    },
  );

  it('are reported if the file is not YAML', async () => {
    const { code, errors } = await makeNewClinic('name: Our: clinic\n', runInProcess);
    expect(code).toBe(1);
    expect(errors).toMatch(/^\S*answers\.yaml: line 1: put the text in quotes.*\n$/);
  });
});
