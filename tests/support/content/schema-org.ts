import { join } from 'node:path';
import ts from 'typescript';
import type { JsonLdNode } from '../site/web-page.ts';

const fileName = join(import.meta.dirname, '../structured-data.virtual.ts');

/**
 * Checks JSON-LD nodes against the vocabulary of schema.org, as typed by `schema-dts`, for unknown types,
 * properties that a type does not have, and values of the wrong type.
 * @returns a line for each fault, with the position of its node in the list
 */
export function faultsOf(nodes: JsonLdNode[]): string[] {
  const lines = nodes.map(
    (node, place) =>
      `export const node${place}: schema.${node['@type']} = ${JSON.stringify(node)};`,
  );
  const source = [`import type * as schema from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const readFromDisk = host.getSourceFile;
  host.getSourceFile = (name, ...others) =>
    name === fileName
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023)
      : readFromDisk(name, ...others);
  const program = ts.createProgram([fileName], options, host);
  const file = program.getSourceFile(fileName);
  return program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
    const place = (file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1;
    return `node ${place}: ${deepest(messageText)}`;
  });
}

/** A message with its whole chain, shortened, as schema.org's types are long unions. */
function deepest(message: string | ts.DiagnosticMessageChain): string {
  return ts.flattenDiagnosticMessageText(message, ' ').replace(/\s+/g, ' ').slice(0, 400);
}
