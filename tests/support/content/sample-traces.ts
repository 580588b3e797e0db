import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import type { Clinic } from '../../../src/content/schema/clinic.ts';
import {
  formsOfPhone,
  readYaml,
  sampleClinic,
  sampleFolder,
  slugsOf,
  textsIn,
} from './sample-clinic.ts';

/** The names of the sample clinic in another language. */
type Facts = Pick<Clinic, 'name' | 'city' | 'doctor' | 'address'>;

/** Texts that only the sample clinic has. */
export async function sampleOnlyTexts(): Promise<string[]> {
  const { doctor, contact, address, siteUrl, routes } = sampleClinic;
  const towns = await slugsOf('towns');
  const packages = readYaml<{ title: string }[]>('en/packages.yaml');
  const hindiFacts = readYaml<Facts>('hi/facts.yaml');
  return [
    ...[doctor.name, doctor.givenName, doctor.familyName, sampleClinic.name, sampleClinic.city],
    ...formsOfPhone(contact.phone),
    ...[contact.email, new URL(siteUrl).host, routes.about],
    ...[address.street, ...address.street.split(', '), address.region, address.postalCode, 'BS6'],
    ...towns,
    ...['en', 'hi'].flatMap((language) =>
      towns.map((slug) => readYaml<{ name: string }>(`${language}/towns/${slug}.yaml`).name),
    ),
    ...[hindiFacts.name, hindiFacts.city, hindiFacts.doctor.name, hindiFacts.doctor.familyName],
    ...[...hindiFacts.address.street.split(', '), hindiFacts.address.region],
    ...packages.map(({ title }) => title),
    ...(await slugsOf('articles')),
    ...['Rank 7', 'since 2019', 'seventeen', 'Medical Registration Verified'],
  ];
}

/** The longer sentences in the sample's English texts, split at their placeholders. */
export async function sampleSentences(): Promise<string[]> {
  const files = await glob('en/**/*.yaml', { cwd: sampleFolder });
  const texts = await Promise.all(
    files.map(async (file) => textsIn(parse(await readFile(join(sampleFolder, file), 'utf8')))),
  );
  const pieces = texts.flat().flatMap((text) => text.split(/\{\w+\}|(?<=[.?!])\s/));
  return pieces.map((piece) => piece.trim()).filter(({ length }) => length >= 24);
}

/**
 * Which texts contain which words, as "path: word", ignoring case.
 * @param texts by their paths
 * @param wholeWord makes an expression that matches a whole word, from the escaped word
 */
export function findWords(
  texts: Map<string, string>,
  words: string[],
  wholeWord: (escapedWord: string) => RegExp,
): string[] {
  const searchedTexts = [...texts].map(([path, text]) => ({
    path,
    text,
    lowerCaseText: text.toLowerCase(),
  }));
  return words.flatMap((word) => {
    const expression = wholeWord(word.replace(/[.+*?()[\]/]/g, '\\$&'));
    // Looking for the plain text first takes a tenth of the time.
    const lowerCaseWord = word.toLowerCase();
    return searchedTexts
      .filter(
        ({ lowerCaseText, text }) => lowerCaseText.includes(lowerCaseWord) && expression.test(text),
      )
      .map(({ path }) => `${path}: ${word}`);
  });
}
