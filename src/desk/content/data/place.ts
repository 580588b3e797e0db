import { languageOfFile, nameOfFile } from '../../../../shared/content-paths.ts';

/** Reads texts from the query of a URL, by their names; empty ones are left out. */
export const readTexts =
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
