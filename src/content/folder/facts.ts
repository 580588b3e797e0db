import { z } from 'zod';
import {
  type EmergencyWords,
  emergencyFile,
  emergencySchema,
} from '../../../shared/desk/emergency/list.ts';
import { allFacts, clinicFile, fileOfFact, isFactList } from '../../../shared/fact-files.ts';
import { contrastIssues } from '../../theme/contrast.ts';
import type { ContentFiles } from '../files.ts';
import { type clinicSchema, contradictions, factFileSchemas } from '../schema/clinic.ts';
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
import { validate } from './validate.ts';
import { type FieldIssue, parseYaml, readParsed } from './yaml.ts';

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
  const issues: ContentIssue[] = [];
  const rawFields = new Map<string, unknown>();
  const validFields = new Map<string, unknown>();
  const schemas = factFileSchemas(pictureFile(files.pictures));
  const fileOf = (name: string) =>
    [...schemas].find(([, schema]) => schema instanceof z.ZodObject && name in schema.shape)?.[0];
  for (const [file, schema] of schemas) {
    const { content, issue } = readParsed(files, file, parseYaml);
    const isOmitted = mayLackFacts(file) && (content ? content.fields === null : issue.isMissing);
    const fields = isOmitted ? (isFactList(file) ? [] : {}) : content?.fields;
    rawFields.set(file, fields);
    const parseIssues = issue ? [issue] : [...content.issues, ...placeholdersIn(fields)];
    const { data, issues: factIssues } =
      content || isOmitted
        ? await validate(schema, fields, { file, sourceAt: content?.sourceAt })
        : { data: undefined, issues: [] };
    validFields.set(file, data);
    for (const { field, ...issue } of [...(isOmitted ? [] : parseIssues), ...factIssues]) {
      const owner = fileOf(field) ?? file;
      const message = owner === file ? issue.message : `move it to ${owner}, where it belongs`;
      issues.push({ ...issue, message, file, field: fieldOfItem(field, fields) });
    }
  }
  const fields = allFacts((file) => rawFields.get(file));
  issues.push(
    ...contrastIssues(Object(fields['theme'])).map((issue) => ({ file: clinicFile, ...issue })),
  );
  if (issues.length > 0) return { fields, facts: undefined, issues };
  const facts = allFacts((file) => validFields.get(file)) as FolderFacts;
  issues.push(...contradictions(facts).map((issue) => withFile(issue, fields)));
  const { icon } = facts.marks;
  const message = icon === undefined ? null : await iconError(files.pictures, icon);
  if (message) issues.push({ file: clinicFile, field: 'marks.icon', message });
  return { fields, facts: issues.length > 0 ? undefined : facts, issues };
}

/** An issue of a fact, with the file that the fact is in. */
function withFile(issue: FieldIssue, fields: Record<string, unknown>): ContentIssue {
  const [name = '', ...fieldNames] = issue.field.split('.');
  const file = fileOfFact(name);
  if (!isFactList(file)) return { ...issue, file };
  return { ...issue, file, field: fieldOfItem(fieldNames.join('.'), fields[name]) };
}

/** Placeholders are filled from these facts, so the facts themselves must not contain any. */
function placeholdersIn(fields: unknown): FieldIssue[] {
  const fieldsWithBraces = new Set<string>();
  const onUnknown = (field: string[]) => void fieldsWithBraces.add(field.join('.'));
  fillPlaceholders(fields, {}, onUnknown);
  const message = 'write the fact itself; names in braces stand for it in the other files';
  return [...fieldsWithBraces].map((field) => ({ field, message }));
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
    ? await validate(emergencySchema, content.fields, { file, sourceAt: content.sourceAt })
    : { data: undefined, issues: [] };
  const parseIssues = issue ? [issue] : content.issues;
  issues.push(...parseIssues.map((issue) => ({ file, ...issue })));
  const entries = data === undefined ? [] : [{ id: 'emergency', file, data }];
  return { emergency: { entries, names: new Set() }, issues };
}
