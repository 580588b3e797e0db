import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { clinicFacts } from '../../../shared/clinic-facts.ts';
import { definitionOf, type PageName, pageNames, type Subject } from '../../pages.ts';
import { contrastFaults } from '../../theme/contrast.ts';
import { fontFaults } from '../../theme/fonts/font-family.ts';
import type { ClinicContent, FolderFacts } from '../folder/clinic-content.ts';
import { readClinicFile } from '../folder/clinic-file.ts';
import { type ContentIssue, issueLine } from '../folder/content-issue.ts';
import { checkLanguageCopy } from '../folder/cross-checks.ts';
import { readEmergencyFile } from '../folder/emergency-file.ts';
import { type Collection, FolderReader } from '../folder/folder-reader.ts';
import { crossCheck, readLanguageFiles } from '../folder/language-files.ts';
import { iconFault, pictureFile } from '../folder/picture-file.ts';
import { placeholderValues } from '../folder/placeholders.ts';
import { inLanguage } from '../schema/language-facts.ts';
import { checkClaimedNumbers } from './claim-checks.ts';
import { checkClosures, closureWarnings } from './closure-checks.ts';
import { countsIn, countWords } from './counts.ts';
import { deadLinks } from './dead-links.ts';
import { readFurtherLanguage } from './further-languages.ts';
import { hoursWarning } from './hours-warning.ts';
import { pictureSizes } from './picture-sizes.ts';
import { misnamedFacts, strayFiles } from './stray-files.ts';
import { townOversights } from './town-oversights.ts';
import { typedFacts } from './typed-facts.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

/** The result of checking a clinic's folder. */
export interface FolderReport {
  /** The content, by collection; null if there are issues. */
  content: ClinicContent | null;
  /** What keeps the site from being built, sorted by file and field. */
  issues: ContentIssue[];
  /** What should be changed, although it does not keep the site from being built. */
  warnings: ContentIssue[];
}

/**
 * Reads a clinic's folder and checks each file, then the references between files. The ids of all
 * entries begin with their language: `hi/umred`.
 */
export async function checkFolder(folder: string): Promise<FolderReport> {
  const misnamed = misnamedFacts(folder);
  if (misnamed) return failed([misnamed]);
  const { file, fields, data: facts, issues } = await readFacts(folder);
  const codes = languagesOf(fields);
  const [language, ...others] = codes;
  if (language === undefined) return failed(issues);
  const copyFolder = resolve(folder, language);
  if (!existsSync(copyFolder)) {
    const message = `there is no folder ${language}`;
    return failed([...issues, { file, field: 'languages', message }]);
  }
  const counts = await countsIn(copyFolder);
  const { emergency, issues: inEmergency } = await readEmergencyFile(folder);
  const reader = new FolderReader(copyFolder, {
    ...placeholderValues(fields, language),
    ...countWords(counts, language),
  });
  const files = await readLanguageFiles(reader, await unneededPages(reader, fields));
  const first = { folder, language, fields, files };
  const further = await Promise.all(
    others.map((other) => readFurtherLanguage(first, other, countWords(counts, other))),
  );
  const languages = [{ files, facts: {} }, ...further];
  const claims = Object(Object(fields).claims);
  issues.push(
    ...inEmergency,
    ...reader.issues,
    ...crossCheck(files),
    ...languages.flatMap((each) => checkLanguageCopy(each.files.site, codes)),
    ...languages.flatMap((each) => checkClaimedNumbers(Object.values(each.files), claims)),
    ...further.flatMap((each) => each.issues),
    ...(facts ? checkClosures(facts, file) : []),
    ...(await strayFiles(folder, codes)),
  );
  const missing = further.flatMap((each) => each.missing);
  const factWarnings = facts
    ? [
        ...specialtyWarning(facts, file),
        ...hoursWarning(facts, file),
        ...closureWarnings(facts, file),
      ]
    : [];
  const warnings = [...factWarnings, ...reader.fromSample, ...missing];
  if (!facts || issues.length > 0) return failed(issues, warnings);
  const contents = languages.map(({ files, facts: translated }, place) => {
    const code = codes[place] ?? language;
    const data = inLanguage(facts, translated);
    const clinic = { entries: [{ id: 'clinic', file, data }], names: new Set<string>() };
    const words = place === 0 ? emergency : { entries: [], names: new Set<string>() };
    return ofLanguage({ clinic, emergency: words, ...files }, code);
  });
  const content = contents.reduce(joined);
  return { content, issues, warnings: [...warnings, ...(await oversights(content, folder))] };
}

async function readFacts(folder: string) {
  const clinic = await readClinicFile(folder, pictureFile(folder));
  const icon = clinic.data?.marks.icon;
  const message = icon === undefined ? null : await iconFault(icon, folder);
  if (message) clinic.issues.push({ file: clinic.file, field: 'marks.icon', message });
  const { theme, fonts } = Object(clinic.fields);
  const faults = [...contrastFaults(theme), ...fontFaults(fonts)];
  clinic.issues.push(...faults.map((fault) => ({ file: clinic.file, ...fault })));
  return clinic;
}

function specialtyWarning({ specialty }: FolderFacts, file: string): ContentIssue[] {
  if (specialty) return [];
  const message =
    'is missing; search engines are not told what the doctor practises, such as Paediatrics';
  return [{ file, field: 'specialty', message }];
}

/** The language codes, which are the names of the copy's folders; none if `clinic.yaml` is invalid. */
function languagesOf(fields: unknown): string[] {
  const { data } = clinicFacts.shape.languages.safeParse(Object(fields).languages);
  return data ?? [];
}

/** The content of one language, with its code in front of all ids. */
function ofLanguage(content: ClinicContent, language: string): ClinicContent {
  return mapped(content, ({ entries, names }) => ({
    entries: entries.map((entry) => ({ ...entry, id: `${language}/${entry.id}` })),
    names,
  }));
}

function joined(one: ClinicContent, other: ClinicContent): ClinicContent {
  return mapped(one, ({ entries, names }, name) => ({
    entries: [...entries, ...other[name].entries],
    names,
  }));
}

function mapped(
  content: ClinicContent,
  change: (collection: Collection<unknown>, name: keyof ClinicContent) => Collection<unknown>,
): ClinicContent {
  const names = Object.keys(content) as (keyof ClinicContent)[];
  return Object.fromEntries(
    names.map((name) => [name, change(content[name], name)]),
  ) as unknown as ClinicContent;
}

function failed(issues: ContentIssue[], warnings: ContentIssue[] = []): FolderReport {
  const lines = issues.map((issue) => ({ issue, line: issueLine(issue) }));
  const sorted = lines.sort((one, other) => (one.line < other.line ? -1 : 1));
  return { content: null, issues: sorted.map(({ issue }) => issue), warnings };
}

/** The pages whose files a clinic's folder may lack: optional ones, and those with nothing to show. */
async function unneededPages(reader: FolderReader, clinicFields: unknown): Promise<PageName[]> {
  const has: Record<Subject, boolean> = {
    services: true,
    packages: await reader.has('packages.yaml'),
    towns: await reader.has('towns/*.yaml'),
    articles: await reader.has('articles/*.md'),
    reviews: Object(clinicFields).reviews !== undefined,
  };
  return pageNames.filter((name) => {
    const { optionalWithout, isOptional } = definitionOf(name);
    return isOptional || (optionalWithout !== undefined && !has[optionalWithout]);
  });
}

/**
 * Finds what was probably overlooked in a folder without mistakes: the site can be built, but visitors
 * would meet a link that leads nowhere or the number of another clinic.
 * @param folder absolute path
 */
async function oversights(content: ClinicContent, folder: string): Promise<ContentIssue[]> {
  return [
    ...(await pictureSizes(content, folder)),
    ...townOversights(content),
    ...deadLinks(content),
    ...sameDescriptions(content),
    ...typedFacts(content),
    ...untranslatedTexts(content, folder),
  ];
}

/** Finds articles and towns of one language whose descriptions are the same: search engines then show only one. */
function sameDescriptions({ articles, towns }: ClinicContent): ContentIssue[] {
  const holders = new Map<string, string>();
  return [...articles.entries, ...towns.entries].flatMap(({ file, data }) => {
    // The folder around is that of the language.
    const key = JSON.stringify([dirname(dirname(file)), data.description]);
    const holder = holders.get(key);
    if (holder === undefined) {
      holders.set(key, file);
      return [];
    }
    const message = `is the same as in ${basename(holder)}; search engines then show only one of the two`;
    return [{ file, field: 'description', message }];
  });
}
