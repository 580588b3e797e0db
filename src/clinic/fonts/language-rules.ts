import { otTagsFromScriptAndLanguage } from 'harfbuzzjs';

/** The rules of one script in a font's table of substitutions; positions are in that table. */
interface ScriptRules {
  position: number;
  /** Where the rules of a language are told, by its tag. */
  languages: Map<string, number>;
}

/**
 * A Devanagari font in which each language with letters of its own has all other rules too. Those of
 * Eczar for Marathi leave out most, so that र्य and क्ष would fall apart.
 * @param font as TrueType, not compressed
 */
export function withAllRules(font: Buffer): Buffer {
  const { entry, table } = substitutions(font);
  const parts = [table];
  let end = table.length;
  for (const { position, languages } of scriptsOf(table, otTags('hi').scriptTags)) {
    const usual = featuresAt(table, position + table.readUInt16BE(position));
    for (const pointer of languages.values()) {
      const own = featuresAt(table, position + table.readUInt16BE(pointer));
      const tags = new Set(own.map(({ tag }) => tag));
      const all = [...own, ...usual.filter(({ tag }) => !tags.has(tag))];
      const rules = languageTable(all.map(({ index }) => index));
      // A table as large as this has no room for an offset.
      if (end - position > 0xffff) continue;
      table.writeUInt16BE(end - position, pointer);
      parts.push(rules);
      end += rules.length;
    }
  }
  return withTable(font, entry, Buffer.concat(parts));
}

/**
 * A Devanagari font in which the letters of a language are those of all text, for programs that cannot
 * be told the language.
 * @param font as TrueType, not compressed
 */
export function withDefaultLanguage(font: Buffer, language: string): Buffer {
  const { entry, table } = substitutions(font);
  const { scriptTags, languageTags } = otTags(language);
  for (const { position, languages } of scriptsOf(table, scriptTags)) {
    for (const tag of languageTags) {
      const pointer = languages.get(tag);
      if (pointer !== undefined) table.writeUInt16BE(table.readUInt16BE(pointer), position);
    }
  }
  return withTable(font, entry, table);
}

const otTags = (language: string) => otTagsFromScriptAndLanguage('Deva', language);

/** A copy of the table `GSUB`, and where the font's list of tables has its entry. */
function substitutions(font: Buffer): { entry: number; table: Buffer } {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const entry = entries.find((each) => font.toString('latin1', each, each + 4) === 'GSUB');
  if (entry === undefined) throw new Error('fonts: a Devanagari font has no rules of shaping');
  const start = font.readUInt32BE(entry + 8);
  return { entry, table: Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12))) };
}

/** The font with another table in place of the one at an entry. */
function withTable(font: Buffer, entry: number, table: Buffer): Buffer {
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const changed = Buffer.concat([font, padding, table]);
  changed.writeUInt32BE(font.length + padding.length, entry + 8);
  changed.writeUInt32BE(table.length, entry + 12);
  return changed;
}

function scriptsOf(table: Buffer, wanted: string[]): ScriptRules[] {
  const list = table.readUInt16BE(4);
  return [...tagged(table, list)]
    .filter(([tag]) => wanted.includes(tag))
    .map(([, pointer]) => {
      const position = list + table.readUInt16BE(pointer);
      return { position, languages: tagged(table, position + 2) };
    });
}

/** Features that a language uses: their index in the list of features, and their tag. */
function featuresAt(table: Buffer, position: number): { index: number; tag: string }[] {
  const list = table.readUInt16BE(6);
  const count = table.readUInt16BE(position + 4);
  return Array.from({ length: count }, (_, place) => {
    const index = table.readUInt16BE(position + 6 + 2 * place);
    const record = list + 2 + 6 * index;
    return { index, tag: table.toString('latin1', record, record + 4) };
  });
}

/** A list of tags, which begins with its length: where the offset of each stands. */
function tagged(table: Buffer, list: number): Map<string, number> {
  const records = Array.from(
    { length: table.readUInt16BE(list) },
    (_, place) => list + 2 + 6 * place,
  );
  return new Map(records.map((each) => [table.toString('latin1', each, each + 4), each + 4]));
}

/** What a font says of a language: no required feature, and these. */
function languageTable(features: number[]): Buffer {
  const sorted = features.toSorted((a, b) => a - b);
  const numbers = [0, 0xffff, sorted.length, ...sorted];
  const table = Buffer.alloc(2 * numbers.length);
  for (const [place, number] of numbers.entries()) table.writeUInt16BE(number, 2 * place);
  return table;
}
