import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { type Document, isMap, isSeq, parse, parseDocument, visit } from 'yaml';
import { emergencyFile } from '../../shared/desk/emergency/list.ts';
import {
  claimsFile,
  clinicFile,
  contactFile,
  factFiles,
  hoursFile,
} from '../../shared/fact-files.ts';
import { isGroup } from '../../shared/json.ts';
import { slugOfTitle } from '../../shared/text/slug.ts';
import { sampleFolder } from '../../src/content/check/leftovers.ts';
import { type Answers, sampleServices, sampleText } from './answers.ts';

/**
 * Files of the sample that no other clinic starts with: directions to Nagpur, articles and advice that the sample's
 * doctor answers for, prices, reviews, and pages that are made from these.
 */
const skippedFiles = [
  '*/articles/**',
  '*/towns/**',
  '*/packages.yaml',
  '*/pages/{before-you-come,chest-pain,costs,offers,service,testimonials,town}.yaml',
  '*/facts.yaml',
  'images/signature.svg',
  'images/*/**',
];

/** How the files are formatted: without YAML anchors and aliases (`&a1`, `*a1`). */
const yamlStyle = { lineWidth: 100, flowCollectionPadding: false, aliasDuplicateObjects: false };

/** Values that replace fields of a file; null removes the field. */
interface Fields {
  [name: string]: unknown;
}

/**
 * Copies the sample's folder with the facts of another clinic. The sample's figures, ranks, degrees, prices and reviews
 * are omitted unless a page requires them; the check reports those.
 */
export async function copySample(answers: Answers, target: string): Promise<void> {
  const languagePatterns = languagesOf(answers).map((code) => `${code}/**/*.yaml`);
  const patterns = [...Object.keys(factFiles), emergencyFile, 'images/**', ...languagePatterns];
  for (const path of await glob(patterns, { cwd: sampleFolder, ignore: skippedFiles })) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    const fields = fieldsFor(path, answers);
    if (!fields) {
      await cp(join(sampleFolder, path), join(target, path));
      continue;
    }
    const [head, text] = splitHead(sampleText(path));
    const document = parseDocument(text);
    if (Array.isArray(fields)) keepItems(document, fields);
    else setFields(document, [], fields);
    await writeFile(join(target, path), head + document.toString(yamlStyle));
  }
}

function languagesOf({ languages }: Answers): string[] {
  return ['en', ...languages];
}

/** Splits off the comments at the top of a file, so that removing its first field does not remove them. */
function splitHead(text: string): [head: string, rest: string] {
  const [head = ''] = /^(#.*\n)*/.exec(text) ?? [];
  return [head.replace(/^# This is a SAMPLE.*\n/m, ''), text.slice(head.length)];
}

/** What to change in a file of the sample: fields to replace, or the ids of the list items to keep; null if nothing. */
function fieldsFor(path: string, answers: Answers): Fields | string[] | null {
  const isCardiology = answers.specialty === 'Cardiology';
  const qualifications = answers.qualifications.join(', ');
  switch (path.replace(/^[a-z]{2}\//, '')) {
    case clinicFile:
      return clinicFieldsFrom(answers);
    case contactFile:
      return contactFieldsFrom(answers);
    case hoursFile:
      return {
        openingHours: answers.hours,
        visitHours: null,
        structuredHours: null,
        emergency: answers.emergency,
      };
    case claimsFile:
      return { facts: null, claims: claimValuesFrom(answers) };
    case 'services.yaml':
      return servicesFor(answers);
    case 'messages.yaml':
      return isCardiology ? null : { readyAnswers: generalReadyAnswers(path) };
    case 'site.yaml':
      return siteFieldsFrom(path, answers);
    case 'pages/home.yaml':
      return homeFieldsFrom(path, answers);
    case 'pages/about.yaml':
      return {
        meta: { description: `{doctor}, ${qualifications}. {clinic}, {city}. {phone}` },
        hero: { lead: qualifications, rating: null },
        answers: null,
        visit: null,
        figures: null,
        education: null,
        experience: null,
      };
    case 'pages/contact.yaml':
      return { meta: { description: '{clinic}, {city}. {phone}' } };
  }
  return null;
}

/** The fields of `clinic.yaml`. */
function clinicFieldsFrom(answers: Answers): Fields {
  // Removes accents.
  const doctor = answers.doctor.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return {
    sample: null,
    name: answers.name,
    city: answers.city,
    specialty: answers.specialty,
    siteUrl: answers.website,
    languages: languagesOf(answers),
    ...(answers.specialty !== 'Cardiology' && { theme: { pulseLine: false } }),
    doctor: { ...doctorFactsFrom(answers.doctor), registration: null, signature: null },
    priceRange: null,
    links: null,
    reviews: null,
    payments: answers.payments,
    routes: { about: `about-${slugOfTitle(doctor) ?? 'us'}` },
  };
}

/** The fields of `contact.yaml`. */
function contactFieldsFrom({
  phone,
  whatsapp,
  email,
  street,
  city,
  state,
  postalCode,
}: Answers): Fields {
  const whatsappNumber = { none: null, same: phone }[whatsapp];
  return {
    contact: {
      phone,
      whatsapp: whatsappNumber === undefined ? whatsapp : whatsappNumber,
      email,
      complaints: null,
    },
    address: { street, locality: city, region: state, postalCode },
    hospital: null,
  };
}

/** The doctor's years of experience; all other claims of the sample are removed. */
function claimValuesFrom({ experienceYears }: Answers): Fields {
  const { claims } = parse(sampleText(claimsFile));
  const removals = Object.keys(claims).map((name) => [name, null]);
  return { ...Object.fromEntries(removals), experienceYears };
}

function doctorFactsFrom(name: string) {
  const [honorific, ...names] = name.split(/\s+/);
  return { name, givenName: names.slice(0, -1).join(' '), familyName: names.at(-1), honorific };
}

/** The sample's ready answers that suit any specialty. */
function generalReadyAnswers(path: string): { id: string }[] {
  const { readyAnswers } = parse(sampleText(path));
  return readyAnswers.filter(({ id }: { id: string }) => ['fees', 'directions'].includes(id));
}

function siteFieldsFrom(path: string, { specialty }: Answers): Fields {
  const { footer } = parse(sampleText(path));
  return {
    proof: { rating: null, reviews: null, verified: null },
    footer: { copyright: footer.copyright.replace(/\d{4} /, '') },
    // The emergency signs in the sample are the signs of a heart attack.
    ...(specialty !== 'Cardiology' && { form: { receipt: { urgent: null } } }),
  };
}

function homeFieldsFrom(path: string, answers: Answers): Fields {
  const { services } = parse(sampleText(path));
  const sampleItems: { id: string; group: string }[] = parse(sampleText('en/services.yaml'));
  const ids = servicesFor(answers);
  const groups = sampleItems.filter(({ id }) => ids.includes(id)).map(({ group }) => group);
  const { qualifications } = answers;
  return {
    meta: { description: `{clinic}, {city}: {doctor}, ${qualifications.join(', ')}. {phone}` },
    hero: {
      qualifications,
      figures: null,
      ...(answers.specialty !== 'Cardiology' && { strip: null }),
    },
    about: { qualifications, figures: null },
    services: {
      groups: services.groups.filter(({ id }: { id: string }) => groups.includes(id)),
    },
    ...(!answers.emergency && { emergencyBanner: null }),
    reviews: null,
    testimonials: null,
    insights: null,
  };
}

/** The services to copy from the sample; outside cardiology, one, as a template for the clinic's own. */
function servicesFor({ specialty, services }: Answers): string[] {
  const ids = [...sampleServices.keys()];
  return specialty === 'Cardiology' ? (services ?? ids) : ids.slice(0, 1);
}

/** Keeps the items with these ids. Removes their emergency marks, because the questions do not cover them. */
function keepItems({ contents }: Document, ids: string[]): void {
  if (!isSeq(contents)) return;
  contents.items = contents.items.filter(
    (item) => isMap(item) && ids.includes(`${item.get('id')}`),
  );
  for (const item of contents.items) if (isMap(item)) item.delete('emergency');
}

/** Replaces fields and keeps comments and all other fields. Lists are replaced as a whole. */
function setFields(document: Document, path: string[], fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = [...path, name];
    if (value === null) document.deleteIn(field);
    else if (isGroup(value)) setFields(document, field, value);
    else document.setIn(field, nodeOf(document, value));
  }
}

/** Writes short collections on one line, and a list of maps with a line for each entry. */
function nodeOf(document: Document, value: unknown) {
  const node = document.createNode(value, yamlStyle);
  visit(node, {
    Collection: (_, collection) => {
      const hasFields = isSeq(collection) && collection.items.some(isMap);
      collection.flow = !hasFields && JSON.stringify(collection).length < 90;
    },
    Scalar: (key, scalar) => {
      // Without quotes, YAML 1.1 parsers read a time as a number of minutes.
      if (key === 'value' && /^\d+:\d\d$/.test(String(scalar.value))) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}
