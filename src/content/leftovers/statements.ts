import { contentFiles } from '../folder/content-files.ts';
import { type JsonSchema, jsonSchemaOf } from '../folder/json-schema.ts';
import { parseMarkdown, parseYaml } from '../yaml/yaml.ts';

/** A sentence or a number that is true of one clinic only. */
export interface Statement {
  field: string;
  statement: string;
  /** Identifies the same statement in another folder. */
  key: string;
}

/**
 * The statements in a file of a clinic's folder: the values of fields that the schema marks as such, and in
 * an article also the sentences that name the doctor, the clinic or the city.
 * @param path the path of the file in the folder
 */
export function statementsIn(path: string, text: string): Statement[] {
  const kind = contentFiles.find((each) => patternOf(each.path).test(path));
  if (!kind) return [];
  const isArticle = kind.name === 'article';
  const { content } = isArticle ? parseMarkdown(text) : parseYaml(text);
  if (!content) return [];
  const marked = [...markedValues(content.fields, jsonSchemaOf(kind.schema), [])];
  const body = isArticle && 'body' in content ? sentencesOf(String(content.body)) : [];
  const naming = body.filter((sentence) => /\{(doctor|familyName|clinic|city)\}/.test(sentence));
  return [
    ...marked.flatMap(([field, value]) => statementsOf(kind.name, field, value)),
    ...naming.map((sentence) => ({ field: 'text', ...ofSentence(sentence) })),
  ];
}

/** In a path, `*` stands for the name of a folder or a file. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
}

/** The values of fields that are marked as true of one clinic only. */
function* markedValues(
  value: unknown,
  schema: JsonSchema | undefined,
  path: string[],
): Generator<[field: string[], value: string | number]> {
  const isLeaf = typeof value === 'string' || typeof value === 'number';
  if (isLeaf && schema?.['ofOneClinic']) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    const within = Array.isArray(value)
      ? schema?.items
      : (schema?.properties?.[name] ?? schema?.additionalProperties);
    yield* markedValues(each, within as JsonSchema | undefined, [...path, name]);
  }
}

/**
 * The statements of a value. One or two words may be true of many clinics: without a digit they do not
 * count, and with one they are recognised only in the same field.
 */
function statementsOf(kind: string, path: string[], value: string | number): Statement[] {
  const field = path.join('.');
  if (typeof value === 'number') return [ofPlace(kind, path, String(value))];
  return sentencesOf(value).flatMap((sentence) => {
    const isLong = sentence.split(' ').length > 2 || /[@/]/.test(sentence);
    if (isLong) return [{ field, ...ofSentence(sentence) }];
    return /\d/.test(sentence) ? [ofPlace(kind, path, sentence)] : [];
  });
}

function ofSentence(sentence: string): Omit<Statement, 'field'> {
  return { statement: `"${sentence}"`, key: sentence };
}

function ofPlace(kind: string, path: string[], statement: string): Statement {
  const place = path.filter((name) => !/^\d+$/.test(name)).join('.');
  return { field: path.join('.'), statement, key: `${kind} ${place} ${statement}` };
}

function sentencesOf(text: string): string[] {
  const paragraphs = text.split(/\r?\n\s*\n/).map(plain);
  return paragraphs.flatMap((each) => each.split(/(?<=[.?!।])(?<!\bDr\.|डॉ\.) /)).filter(Boolean);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
