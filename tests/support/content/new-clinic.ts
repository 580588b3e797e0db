import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { runCommand } from '../run-command.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ClinicSite, clinicSite } from './clinic-site.ts';

/** A children's heart clinic with lunch breaks and two languages, without chats or emergencies. */
export const kochi = {
  name: 'Kochi Children’s Heart Clinic',
  doctor: 'Dr. Anna Mathew',
  specialty: 'Cardiology',
  qualifications: ['DM Cardiology', 'MD Paediatrics', 'MBBS'],
  experienceYears: 13,
  street: '12 Marine Drive',
  city: 'Kochi',
  postalCode: '682011',
  state: 'Kerala',
  stateCode: 'IN-KL',
  phone: '+914842345678',
  whatsapp: 'none',
  email: 'care@kochi.example',
  website: 'https://kochi.example',
  hours: 'Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00',
  emergency: false,
  payments: ['Cash', 'UPI'],
  services: ['pediatric-echo', 'ecg', 'defect-closure'],
  towns: ['Aluva', 'Thrissur'],
  languages: {
    hi: {
      name: 'कोच्चि चिल्ड्रन्स हार्ट क्लिनिक',
      doctor: 'डॉ. ऐना मैथ्यू',
      qualifications: ['DM कार्डियोलॉजी', 'MD पीडियाट्रिक्स', 'MBBS'],
      street: '12 मरीन ड्राइव',
      city: 'कोच्चि',
      state: 'केरल',
      payments: ['नकद', 'UPI'],
      towns: ['आलुवा', 'त्रिशूर'],
    },
  },
};

/**
 * The opposite in everything, with very long names full of special characters: no towns, all services,
 * and two further languages without any answers.
 */
export const colombo = {
  ...kochi,
  name: 'The "Heart": O’Neil & Sons’ Centre for Cardiac Rehabilitation #1, Colombo 7',
  doctor: 'Dr. José-María Venkatanarasimharajuvaripeta',
  qualifications: ['DM: Cardiology', '"MBBS"', 'हृदय रोग विशेषज्ञ', '❤'],
  street: "No. 5, St. Peter's Lane: 2nd floor",
  city: 'Colombo',
  state: 'Western Province',
  stateCode: 'LK-1',
  timeZone: 'Asia/Colombo',
  phone: '+94112345678',
  whatsapp: '+94771234567',
  ambulance: '1990',
  currency: 'LKR',
  hours: 'Mon-Sun 09:00-23:59',
  emergency: true,
  services: [
    ...['ecg', '2d-echo', 'pediatric-echo', 'tmt', 'holter', 'angiography', 'angioplasty'],
    ...['pacemaker', 'defect-closure', 'valvular'],
  ],
  towns: [],
  languages: { hi: {}, mr: null },
};

/** A children's clinic that has nothing to do with hearts, with services of its own in three languages. */
export const children = {
  ...kochi,
  name: 'Little Steps Clinic',
  specialty: 'Paediatrics',
  qualifications: ['MD Paediatrics', 'MBBS'],
  emergency: true,
  services: ['Vaccination = 500', 'Growth check', 'Newborn visit = 800'],
  languages: { hi: {}, mr: {} },
};

/** The output and the result of a run of the command. */
interface NewClinic {
  /** The path of the new folder, if it was written. */
  folder: string;
  /** Its parent folder. */
  around: string;
  code: number | null;
  output: string;
  errors: string;
}

/**
 * Runs `npm run clinic -- new` with a file of answers.
 * @param answers the content of the file, or its text
 * @param run how the command is run
 */
export async function makeNewClinic(
  answers: object | string,
  run = runCommand,
): Promise<NewClinic> {
  const file = join(temporaryFolder(), 'answers.yaml');
  await writeFile(file, typeof answers === 'string' ? answers : stringify(answers));
  const around = temporaryFolder();
  const folder = join(around, 'our-clinic');
  const result = await run('scripts/clinic.ts', ['new', folder, '--answers', file], {});
  return { folder, around, ...result };
}

/** The site of a new clinic, one of whose towns has no optional fields, served by a process of its own. */
export async function newClinicSite(): Promise<ClinicSite> {
  return clinicSite(await newClinicFolder());
}

/**
 * The folder of a new clinic, one of whose towns has no optional fields.
 * @param run how the command that writes it is run
 */
export async function newClinicFolder(run = runCommand): Promise<string> {
  const { folder, errors } = await makeNewClinic(kochi, run);
  const town = join(folder, 'en/towns/thrissur.yaml');
  const text = await readFile(town, 'utf8').catch(() => {
    throw new Error(errors);
  });
  const [withoutList] = text.split('\nbring:');
  await writeFile(town, `${withoutList}\n`);
  await rm(join(folder, 'CHECKLIST.md'));
  return folder;
}
