import { languageOfFile, nameOfFile } from '../../../../shared/content-paths.ts';

/** Reads the named search parameters of a URL as strings; empty ones are omitted. */
export const readSearchParams =
  <const Name extends string>(...names: Name[]) =>
  (query: Record<string, unknown>): { [Each in Name]?: string } => {
    const texts = names.map((name) => [name, String(query[name] ?? '')] as const);
    return Object.fromEntries(texts.filter(([, text]) => text !== '')) as {
      [Each in Name]?: string;
    };
  };

/** The link to a field, or to a file. */
export function linkTo({ path, pointer = '' }: { path: string; pointer?: string | undefined }) {
  const language = languageOfFile(path);
  return {
    to: '/site/$' as const,
    params: { _splat: nameOfFile(path) },
    search: { ...(pointer && { pointer }), ...(language && { language }) },
  };
}
