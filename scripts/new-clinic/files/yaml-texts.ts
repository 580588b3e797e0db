import { type Document, isMap, isSeq, parseDocument, visit } from 'yaml';

/** The formatting of a new clinic's files; none of their parts refers to another (`&a1`, `*a1`). */
export const yamlStyle = {
  lineWidth: 100,
  flowCollectionPadding: false,
  aliasDuplicateObjects: false,
};

/** Fields that replace those of a file; null removes a field. */
export interface Fields {
  [name: string]: unknown;
}

/**
 * Replaces fields of a YAML file and keeps its comments and all other fields. Lists are replaced as a
 * whole.
 */
export function withFields(yaml: string, fields: Fields): string {
  const document = parseDocument(yaml);
  write(document, [], fields);
  return document.toString(yamlStyle);
}

function write(document: Document, path: string[], fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = [...path, name];
    if (value === null) document.deleteIn(field);
    else if (isFields(value)) write(document, field, value);
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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
