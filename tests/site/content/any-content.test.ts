import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar, parseDocument, type Scalar, stringify, visit } from 'yaml';
import { checkContent } from '../../../src/content/check/check-content.ts';
import { readFolder, withChanges } from '../../../src/content/files.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');

/** Any value, including ones that the schemas may not expect. */
const anyValue = fc.oneof(
  fc.anything({ withBigInt: false, maxDepth: 2 }),
  fc.constantFrom(
    '__proto__',
    '{constructor}',
    '{toString}',
    '\u0000',
    '10:00',
    '2026-02-30',
    Number.POSITIVE_INFINITY,
  ),
);

/** Puts random values into fields of the other clinic's folder, and expects its check to name each as a mistake or accept it. */
async function checkAnyContent(runs: number): Promise<void> {
  const files = await readFolder(fixture);
  const yamlFiles = [...files.texts].filter(([path]) => path.endsWith('.yaml'));
  const property = fc.asyncProperty(
    fc.constantFrom(...yamlFiles.sort()),
    fc.nat(),
    anyValue,
    async ([path, text], index, value) => {
      const changedTexts = new Map([[path, withValue(text, index, value)]]);
      const { issues } = await checkContent(withChanges(files, changedTexts));
      for (const { message } of issues) expect(message).not.toContain('\n');
    },
  );
  await fc.assert(property, { numRuns: runs, seed: 1 });
}

/** A YAML text with one value replaced by another. */
function withValue(text: string, index: number, value: unknown): string {
  const document = parseDocument(text);
  const values: Scalar[] = [];
  visit(document, (_key, node) => void (isScalar(node) && values.push(node)));
  const target = values[index % values.length];
  const replacement = document.createNode(nullUnlessYaml(value));
  visit(document, (_key, node) => (node === target ? replacement : undefined));
  return document.toString();
}

/** A value that YAML can contain: null in place of any other. */
function nullUnlessYaml(value: unknown): unknown {
  try {
    stringify(value);
    return value;
  } catch {
    return null;
  }
}

const title = (runs: number) =>
  `no value of any field causes an error in the program: ${runs} values`;
it(title(5), () => checkAnyContent(5));
it(title(400), { tags: ['stress'] }, () => checkAnyContent(400));
