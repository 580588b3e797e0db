import { definitionOf, type PageName, pageNames, type Subject } from '../../pages.ts';
import type { FolderReader } from '../folder/folder-reader.ts';

/** The pages whose files a clinic's folder may lack: optional ones, and those with nothing to show. */
export async function unneededPages(
  reader: FolderReader,
  clinicFields: unknown,
): Promise<PageName[]> {
  const has: Record<Subject, boolean> = {
    services: true,
    packages: await reader.has('packages.yaml'),
    towns: await reader.has('towns/*.yaml'),
    articles: await reader.has('articles/*.md'),
    reviews: Object(clinicFields).reviews !== undefined,
  };
  return pageNames.filter((name) => {
    const { optionalWithout, isOptional } = definitionOf(name);
    return isOptional || (optionalWithout !== undefined && !has[optionalWithout]);
  });
}
