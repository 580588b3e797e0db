import { type Document, isMap, isSeq, parseDocument, visit } from 'yaml';

/** How the files of a new clinic are written. */
export const yamlStyle = { lineWidth: 100, flowCollectionPadding: false };

/** Fields to write over those of a file; null leaves a field out. */
export interface Fields {
  [name: string]: unknown;
}

/**
 * Writes fields over those of a YAML file, whose comments and other fields are kept. A list takes
 * the place of the whole list.
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

/** What is short stands on one line; a list of fields has a line for each entry. */
function nodeOf(document: Document, value: unknown) {
  const node = document.createNode(value);
  visit(node, {
    Collection: (_, collection) => {
      const hasFields = isSeq(collection) && collection.items.some(isMap);
      collection.flow = !hasFields && JSON.stringify(collection).length < 90;
    },
    Scalar: (key, scalar) => {
      // Without quotes other programs take a time for a number of minutes.
      if (key === 'value' && /^\d+:\d\d$/.test(String(scalar.value))) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
