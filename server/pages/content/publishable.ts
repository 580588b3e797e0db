import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { clinicFile } from '../../../shared/clinic-file.ts';
import { valueAt } from '../../../shared/site-edits/fields.ts';
import type { Content } from '../../../src/content/edition/content.ts';
import { fieldsOf } from '../../../src/content/edits/file-fields.ts';
import { readText } from '../../../src/content/edits/lay-over.ts';
import { FolderError } from './read-content.ts';

/** The facts that the server reads only when it starts. */
const fixedFacts = ['siteUrl', 'timeZone', 'languages'] as const;

/** @throws FolderError if a fact has changed that the server reads only when it starts */
export function checkFixedFacts(next: Content, current: Content): void {
  const changed = fixedFacts.filter((name) => factOf(name, next) !== factOf(name, current));
  if (changed.length === 0) return;
  const message = 'start the server again for this change';
  const mistakes = changed.map((field) => ({ file: clinicFile, field, message }));
  throw new FolderError(`clinic.yaml: ${changed.join(', ')}: ${message}`, mistakes);
}

/**
 * Whoever has stolen a sign-in must not be able to put scripts on the site. The one that the clinic's folder has
 * may be taken away and put back.
 * @throws FolderError if a third-party script was added or changed
 */
export async function checkForeignScript(
  next: Content,
  current: Content,
  folder: string,
): Promise<void> {
  const widgetOf = ({ collections }: Content) => collections.clinic[0]?.data.reviews?.widget;
  const widget = widgetOf(next);
  if (!widget || isDeepStrictEqual(widget, widgetOf(current))) return;
  const inFolder = fieldsOf(clinicFile, await readText(join(folder, clinicFile)));
  if (isDeepStrictEqual(widget, valueAt(inFolder, '/reviews/widget'))) return;
  const [file, field] = [clinicFile, 'reviews.widget'];
  const message = 'a script of another company can be added in the clinic’s folder only';
  throw new FolderError(`${file}: ${field}: ${message}`, [{ file, field, message }]);
}

function factOf(name: (typeof fixedFacts)[number], { collections }: Content): string {
  return JSON.stringify(collections.clinic[0]?.data[name]);
}
