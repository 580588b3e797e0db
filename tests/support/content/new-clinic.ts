import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { runCommand } from '../run-command.ts';
import { temporaryFolder } from '../temporary.ts';

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
  phone: '+914842345678',
  whatsapp: 'none',
  email: 'care@kochi.example',
  website: 'https://kochi.example',
  hours: 'Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00',
  emergency: false,
  payments: ['Cash', 'UPI'],
  services: ['pediatric-echo', 'ecg', 'defect-closure'],
  languages: ['hi'],
};

/** Its facts as they are written in Hindi: `hi/facts.yaml`, which is not among the answers. */
export const kochiInHindi = {
  name: 'कोच्चि चिल्ड्रन्स हार्ट क्लिनिक',
  city: 'कोच्चि',
  doctor: { name: 'डॉ. ऐना मैथ्यू', givenName: 'ऐना', familyName: 'मैथ्यू', honorific: 'डॉ.' },
  address: { street: '12 मरीन ड्राइव', locality: 'कोच्चि', region: 'केरल' },
  payments: ['नकद', 'UPI'],
};

/**
 * Unlike the clinic in Kochi, it has a chat, emergencies, no lunch breaks, long names full of special characters, all
 * services and two further languages.
 */
export const colombo = {
  ...kochi,
  name: 'The "Heart": O’Neil & Sons’ Centre for Cardiac Rehabilitation #1, Colombo 7',
  doctor: 'Dr. José-María Venkatanarasimharajuvaripeta',
  qualifications: ['DM: Cardiology', '"MBBS"', 'हृदय रोग विशेषज्ञ', '❤'],
  street: "No. 5, St. Peter's Lane: 2nd floor",
  city: 'Colombo',
  state: 'Western Province',
  phone: '+94112345678',
  whatsapp: '+94771234567',
  hours: 'Mo-Su 9:00-23:59',
  emergency: true,
  services: undefined,
  languages: ['hi', 'mr'],
};

/** A skin clinic, which has nothing to do with hearts, in three languages. */
export const skinClinic = {
  ...kochi,
  name: 'Clear Skin Clinic',
  specialty: 'Dermatology',
  qualifications: ['MD Dermatology', 'MBBS'],
  services: undefined,
  languages: ['hi', 'mr'],
};

/** The output and the result of a run of the command. */
interface NewClinic {
  /** The path of the new folder, if it was written. */
  folder: string;
  /** Its parent folder. */
  parent: string;
  code: number | null;
  output: string;
  errors: string;
}

/**
 * Runs `npm run clinic -- new` with an answers file.
 * @param answers what the file says, as an object or as YAML
 * @param run how the command is run
 */
export async function makeNewClinic(
  answers: object | string,
  run = runCommand,
): Promise<NewClinic> {
  const file = join(temporaryFolder(), 'answers.yaml');
  await writeFile(file, typeof answers === 'string' ? answers : stringify(answers));
  const parent = temporaryFolder();
  const folder = join(parent, 'our-clinic');
  const result = await run('scripts/clinic.ts', ['new', folder, '--answers', file], {});
  return { folder, parent, ...result };
}
