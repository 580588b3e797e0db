import { relative, resolve } from 'node:path';
import type { TestFileResult } from './test-file-result.ts';

/**
 * A run of the stress tests as plain text: its date, and each file with its tests, their seconds, and the
 * messages of those that failed. Paths are relative to the project.
 */
export function stressRecord(results: TestFileResult[], date: Date): string {
  const files = results.toSorted((one, other) => one.name.localeCompare(other.name));
  const lines = [`npm run stress, ${date.toISOString()}`, ...files.flatMap(linesOf)];
  return lines.join('\n').replaceAll(`${resolve()}/`, '');
}

function linesOf({ name, message, assertionResults }: TestFileResult): string[] {
  const tests = assertionResults.flatMap(({ status, fullName, duration, failureMessages }) => {
    const seconds = duration === undefined ? '' : ` (${(duration / 1_000).toFixed(1)} s)`;
    return [`  ${status}: ${fullName}${seconds}`, ...(failureMessages ?? []).map(indented)];
  });
  return ['', relative(resolve(), name), ...(message ? [indented(message)] : []), ...tests];
}

const indented = (text: string) => text.replace(/^/gm, '    ');
