import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { sampleFolder, slugsOf } from './sample-clinic.ts';

/** Words as long as a clinic's may be. */
export const longWords = {
  doctor: 'Dr. Venkatanarasimharajuvaripeta Subrahmanyeswara Chattopadhyay-Krishnamoorthy',
  clinic: 'Venkatanarasimharajuvaripeta Heart Clinic and Cardiac Rehabilitation Centre',
  city: 'Thiruvananthapuram-Neyyattinkara',
  town: 'Thiruvananthapuram-Neyyattinkara Cantonment',
  package:
    'Complete Cardiac, Metabolic and Electrophysiological Evaluation for Grandparents and Parents',
  service:
    'Transthoracic, Transoesophageal and Three-Dimensional Echocardiography with Electrocardiographic Monitoring',
};

/** Hours as complicated as they come: three kinds of days, with a break on most of them. */
const openingHours = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:30', closes: '12:30' },
  { days: ['Mo', 'We', 'Fr'], opens: '16:30', closes: '20:30' },
  { days: ['Sa'], opens: '10:15', closes: '13:45' },
];

/** Closed days, the first of which are in the past. */
const days = [{ day: '2026-01-26' }, { day: '2098-12-24', to: '2099-01-02' }];

/** A long notice, and one that is over. */
const notices = [
  {
    id: 'over',
    from: '2026-01-20T00:00',
    until: '2026-01-27T00:00',
    text: { en: 'This is over.' },
  },
  {
    id: 'congress',
    from: '2026-01-20T00:00',
    until: '2099-01-03T00:00',
    text: {
      en: 'Closed from 24 December 2098 to 2 January 2099. In an emergency call 108. The doctor is at a congress, and the clinic is painted.',
    },
  },
];

/** Photographs as they come from a camera or a phone, by the drawing that each replaces. */
const photographs = {
  'portrait.jpg': { width: 700, height: 1600 },
  // Taken in portrait orientation: the picture is stored rotated.
  'about.jpg': { width: 3000, height: 2000, orientation: 6 },
  'blog.webp': { width: 1600, height: 1600 },
  'articles/what-is-angioplasty.JPG': { width: 3000, height: 2000 },
  'articles/hypertension-management.jpg': { width: 500, height: 400 },
  'articles/ecg-vs-tmt-difference.png': { width: 700, height: 1600 },
};

/**
 * The sample clinic with words and hours as long as they come, without a number for chats, and with
 * photographs in place of drawings. In its other languages it has no articles and only one town, in Hindi. No file
 * refers to the photographs: one is beside its drawing, the others replace theirs.
 */
export async function makeDemandingClinic(folder: string): Promise<void> {
  const untranslated = /\b(mr\/towns|hi\/towns\/(?!bhandara)[\w-]+\.yaml|(hi|mr)\/articles)$/;
  await cp(sampleFolder, folder, { recursive: true, filter: (path) => !untranslated.test(path) });
  await lengthenWords(folder);
  for (const [name, picture] of Object.entries(photographs)) {
    if (name !== 'portrait.jpg') await rm(join(folder, 'images', name.replace(/\.\w+$/, '.svg')));
    await photograph(join(folder, 'images', name), picture);
  }
}

async function lengthenWords(folder: string): Promise<void> {
  const { doctor, clinic, city, town, service } = longWords;
  await change(folder, 'clinic.yaml', (facts: { doctor: object }) => {
    const familyName = doctor.split(' ').at(-1);
    const names = { name: clinic, city, doctor: { ...facts.doctor, name: doctor, familyName } };
    return { ...facts, ...names };
  });
  await change(folder, 'contact.yaml', (facts: { contact: { whatsapp?: string } }) => {
    delete facts.contact.whatsapp;
    return facts;
  });
  await change(folder, 'hours.yaml', (facts: object) => ({ ...facts, openingHours }));
  await writeFile(join(folder, 'days.yaml'), stringify(days));
  await writeFile(join(folder, 'notices.yaml'), stringify(notices));
  for (const slug of await slugsOf('towns')) {
    // The sample's descriptions would be too long for search results with such names in them.
    const description = `Heart care for the families of ${slug}, near enough for a visit on one day.`;
    const name = slug === 'bhandara' && { name: town };
    await change(folder, `en/towns/${slug}.yaml`, (facts: object) => ({
      ...facts,
      description,
      ...name,
    }));
  }
  const retitle = (file: string, title: string, which: string[]) =>
    change(folder, file, (all: { id: string }[]) =>
      all.map((one) => (which.includes(one.id) ? { ...one, title } : one)),
    );
  await retitle('en/packages.yaml', longWords.package, ['metabolic']);
  await retitle('en/services.yaml', service, ['ecg', 'angiography']);
}

/** @template Content what `make` needs of the file */
async function change<Content>(folder: string, path: string, make: (content: Content) => unknown) {
  const file = join(folder, path);
  await writeFile(file, stringify(make(parse(await readFile(file, 'utf8')))));
}

/** A photograph whose uppermost fifth, as it is stored, is red, and the rest grey. */
async function photograph(
  file: string,
  { width, height, orientation }: { width: number; height: number; orientation?: number },
): Promise<void> {
  const grey = { width, height, channels: 3, background: '#888' } as const;
  const red = { width, height: Math.round(height / 5), channels: 3, background: '#c00' } as const;
  await sharp({ create: grey })
    .composite([{ input: { create: red }, gravity: 'north' }])
    .withMetadata(orientation ? { orientation } : {})
    .toFile(file);
}
