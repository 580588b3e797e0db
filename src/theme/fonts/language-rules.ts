/** The rules for one script in a font's glyph substitution table; positions are offsets in that table. */
interface ScriptRules {
  position: number;
  /** By language tag, the position of the offset to that language's rules. */
  languages: Map<string, number>;
}

/**
 * Gives languages that have rules of their own the default rules of a Devanagari font too. Eczar's rules
 * for Marathi lack most of them, so that र्य and क्ष would fall apart.
 * @param font a TrueType font, not compressed
 */
export function withAllRules(font: Buffer): Buffer {
  const { entryPosition, table } = substitutions(font);
  const parts = [table];
  let end = table.length;
  for (const { position, languages } of scriptsOf(table)) {
    const inherited = featuresAt(table, position + table.readUInt16BE(position));
    for (const pointer of languages.values()) {
      const specific = featuresAt(table, position + table.readUInt16BE(pointer));
      const tags = new Set(specific.map(({ tag }) => tag));
      const allFeatures = [...specific, ...inherited.filter(({ tag }) => !tags.has(tag))];
      const rules = languageTable(allFeatures.map(({ index }) => index));
      // Offsets have 16 bits: beyond that, the rules cannot be appended.
      if (end - position > 0xffff) continue;
      table.writeUInt16BE(end - position, pointer);
      parts.push(rules);
      end += rules.length;
    }
  }
  return withTable(font, entryPosition, Buffer.concat(parts));
}

/** A copy of the `GSUB` table, and the position of its entry in the font's table directory. */
function substitutions(font: Buffer): { entryPosition: number; table: Buffer } {
  const entryPositions = Array.from(
    { length: font.readUInt16BE(4) },
    (_, index) => 12 + 16 * index,
  );
  const entryPosition = entryPositions.find(
    (offset) => font.toString('latin1', offset, offset + 4) === 'GSUB',
  );
  if (entryPosition === undefined) throw new Error('fonts: a Devanagari font has no shaping rules');
  const start = font.readUInt32BE(entryPosition + 8);
  return {
    entryPosition,
    table: Buffer.from(font.subarray(start, start + font.readUInt32BE(entryPosition + 12))),
  };
}

/** The font with another table in place of the one that a directory entry points to. */
function withTable(font: Buffer, entryPosition: number, table: Buffer): Buffer {
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const changedFont = Buffer.concat([font, padding, table]);
  changedFont.writeUInt32BE(font.length + padding.length, entryPosition + 8);
  changedFont.writeUInt32BE(table.length, entryPosition + 12);
  return changedFont;
}

/** The rules for Devanagari: a font may have them for `deva`, `dev2` and `dev3`. */
function scriptsOf(table: Buffer): ScriptRules[] {
  const listPosition = table.readUInt16BE(4);
  return [...offsetsByTag(table, listPosition)]
    .filter(([tag]) => tag.startsWith('dev'))
    .map(([, pointer]) => {
      const position = listPosition + table.readUInt16BE(pointer);
      return { position, languages: offsetsByTag(table, position + 2) };
    });
}

/** The features that a language uses: their index in the feature list, and their tag. */
function featuresAt(table: Buffer, position: number): { index: number; tag: string }[] {
  const listPosition = table.readUInt16BE(6);
  const count = table.readUInt16BE(position + 4);
  return Array.from({ length: count }, (_, offset) => {
    const index = table.readUInt16BE(position + 6 + 2 * offset);
    const record = listPosition + 2 + 6 * index;
    return { index, tag: table.toString('latin1', record, record + 4) };
  });
}

/** The tags in a list that begins with its length, each with the position of its offset. */
function offsetsByTag(table: Buffer, listPosition: number): Map<string, number> {
  const records = Array.from(
    { length: table.readUInt16BE(listPosition) },
    (_, index) => listPosition + 2 + 6 * index,
  );
  return new Map(
    records.map((record) => [table.toString('latin1', record, record + 4), record + 4]),
  );
}

/** A `LangSys` table: no required feature, and these features. */
function languageTable(features: number[]): Buffer {
  const sorted = features.toSorted((a, b) => a - b);
  const numbers = [0, 0xffff, sorted.length, ...sorted];
  const table = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) table.writeUInt16BE(number, 2 * index);
  return table;
}
