import type { PageName } from '../pages.ts';
import type { FolderReader } from './folder-reader.ts';

/** The pages whose files a clinic's folder need not have, as there is nothing to show on them. */
export async function unneededPages(
  reader: FolderReader,
  clinicFields: unknown,
): Promise<PageName[]> {
  const shown: [PageName, boolean][] = [
    ['town', await reader.has('towns/*.yaml')],
    ['offers', await reader.has('packages.yaml')],
    ['blog', await reader.has('articles/*.md')],
    ['testimonials', Object(clinicFields).reviews !== undefined],
  ];
  return shown.filter(([, isShown]) => !isShown).map(([name]) => name);
}
