import { z } from 'zod';
import {
  type EmergencyWords,
  emergencyFile,
  emergencySchema,
} from '../../../shared/desk/emergency/list.ts';
import { clinicFile, factFiles, fileOfFact, isFactList } from '../../../shared/fact-files.ts';
import { isGroup } from '../../../shared/json.ts';
import { contrastIssues } from '../../theme/contrast.ts';
import type { ContentFiles } from '../files.ts';
import { clinicSchema, factFileSchemas } from '../schema/clinic.ts';
import { mayLackFacts } from './content-files.ts';
import type { ContentIssue } from './content-issue.ts';
import {
  type Collection,
  fieldOfItem,
  type LanguageFiles,
  type SampleFiles,
} from './folder-reader.ts';
import { iconError, pictureFile } from './picture-file.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type Location, validate } from './validate.ts';
import { type FieldIssue, parseYaml, readParsed, type YamlContent } from './yaml.ts';

/** The facts of a clinic, with pictures as paths. */
export type FolderFacts = z.infer<ReturnType<typeof clinicSchema<ReturnType<typeof pictureFile>>>>;

/** The content of a clinic's folder, by the names of Astro's collections. */
export type ClinicContent = LanguageFiles & {
  clinic: Collection<FolderFacts>;
  emergency: Collection<EmergencyWords>;
};

/** The facts of a clinic as they were read. */
interface ReadFacts {
  /** The facts of all files, valid or not. */
  fields: Record<string, unknown>;
  /** Undefined if they have a mistake. */
  facts: FolderFacts | undefined;
  issues: ContentIssue[];
}

/** Reads and checks the facts of a clinic: `clinic.yaml` and the files beside it. */
export async function readFacts(files: ContentFiles): Promise<ReadFacts> {
  const schema = clinicSchema(pictureFile(files.pictures));
  const { contents, unreadable, issues } = await parseFactFiles(files);
  const { fields, holders, misplaced } = gathered(contents, Object.keys(schema.shape));
  const written: Location['written'] = ([name, ...rest]) => {
    const file = holders.get(String(name)) ?? clinicFile;
    return contents.get(file)?.written(isFactList(file) ? rest : [String(name), ...rest]);
  };
  const { data, issues: found } = await validate(schema, fields, { file: clinicFile, written });
  const located = found.map((issue) => {
    const [name = '', ...rest] = issue.field.split('.');
    const file = holders.get(name) ?? fileOfFact(name);
    if (!isFactList(file)) return { ...issue, file };
    return { ...issue, file, field: fieldOfItem(rest.join('.'), fields[name]) };
  });
  issues.push(...misplaced, ...located.filter(({ file }) => !unreadable.has(file)));
  const facts = issues.length > 0 ? undefined : data;
  const icon = facts?.marks.icon;
  const message = icon === undefined ? null : await iconError(files.pictures, icon);
  if (message) issues.push({ file: clinicFile, field: 'marks.icon', message });
  issues.push(
    ...contrastIssues(Object(fields).theme).map((each) => ({ file: clinicFile, ...each })),
  );
  return { fields, facts, issues };
}

/** The content of the files of facts, by path, and the files that could not be read. */
interface ParsedFiles {
  contents: Map<string, YamlContent>;
  unreadable: Set<string>;
  issues: ContentIssue[];
}

async function parseFactFiles(files: ContentFiles): Promise<ParsedFiles> {
  const parsed: ParsedFiles = { contents: new Map(), unreadable: new Set(), issues: [] };
  const schemas = factFileSchemas(z.string());
  for (const file of Object.keys(factFiles)) {
    const { content, issue } = readParsed(files, file, parseYaml);
    if (mayLackFacts(file) && (content ? content.fields === null : issue.isMissing)) continue;
    const { fields, issues } = content ?? { fields: undefined, issues: [issue] };
    const found = [...issues, ...placeholdersIn(fields)];
    parsed.issues.push(
      ...found.map((each) => ({ ...each, file, field: fieldOfItem(each.field, fields) })),
    );
    if (content && (isFactList(file) ? Array.isArray(fields) : isGroup(fields))) {
      parsed.contents.set(file, content);
      continue;
    }
    parsed.unreadable.add(file);
    const schema = schemas.get(file);
    if (!content || !schema) continue;
    parsed.issues.push(...(await validate(schema, fields, { file })).issues);
  }
  return parsed;
}

/** The facts of all files together. */
interface GatheredFacts {
  fields: Record<string, unknown>;
  /** The file in which each was found. */
  holders: Map<string, string>;
  /** The issues of facts that are in the wrong file. */
  misplaced: ContentIssue[];
}

function gathered(contents: ReadonlyMap<string, YamlContent>, known: string[]): GatheredFacts {
  // Collected as pairs: an object takes the name __proto__ for its own.
  const fields: [string, unknown][] = [];
  const holders = new Map<string, string>();
  const misplaced: ContentIssue[] = [];
  for (const [file, content] of contents) {
    const [list = ''] = isFactList(file) ? (factFiles[file] ?? []) : [];
    const own = list ? { [list]: content.fields } : Object(content.fields);
    for (const [name, value] of Object.entries(own)) {
      const belongsIn = known.includes(name) ? fileOfFact(name) : file;
      if (belongsIn !== file) {
        misplaced.push({ file, field: name, message: `move it to ${belongsIn}, where it belongs` });
      }
      fields.push([name, value]);
      holders.set(name, file);
    }
  }
  return { fields: Object.fromEntries(fields), holders, misplaced };
}

/** Placeholders are filled from these facts, so the facts themselves must not contain any. */
function placeholdersIn(fields: unknown): FieldIssue[] {
  const found = new Set<string>();
  const onUnknown = (field: string[]) => void found.add(field.join('.'));
  fillPlaceholders(fields, {}, onUnknown);
  const message = 'write the fact itself; names in braces stand for it in the other files';
  return [...found].map((field) => ({ field, message }));
}

/** Reads a clinic's emergency words: the sample's, if the clinic has none. */
export async function readEmergencyWords(
  files: ContentFiles,
  sample: SampleFiles,
): Promise<{ emergency: Collection<EmergencyWords>; issues: ContentIssue[] }> {
  const file = emergencyFile;
  const isOwn = files.texts.has(file) || files.unreadable?.has(file);
  const { content, issue } = readParsed(isOwn ? files : await sample(), file, parseYaml);
  const { data, issues } = content
    ? await validate(emergencySchema, content.fields, { file, written: content.written })
    : { data: undefined, issues: [] };
  const parsing = issue ? [issue] : content.issues;
  issues.push(...parsing.map((each) => ({ file, ...each })));
  const entries = data === undefined ? [] : [{ id: 'emergency', file, data }];
  return { emergency: { entries, names: new Set() }, issues };
}
