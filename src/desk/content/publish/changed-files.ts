import { useQueries } from '@tanstack/react-query';
import type { ContentFileAnswer, FileInLanguage } from '../../../../shared/desk/content.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { slugOf } from '../article/article.ts';
import { fileQuery, useContent } from '../data/api.ts';
import { nameOf } from '../data/place.ts';
import { changesBetween, type FieldChange } from '../values/changes.ts';
import { wholeForm } from '../values/forms.ts';
import { documentValue } from '../values/values.ts';

/** A file with a draft in one language. */
export interface ChangedFile {
  file: FileInLanguage;
  /** The file in all languages. */
  page: ContentFileAnswer;
  value: Json | undefined;
  changes: FieldChange[];
  /** The article under its former address, which is removed in the same publication. */
  former: FileInLanguage | null;
}

/** Every file that is not published, by its name. */
export function useChangedFiles() {
  const content = useContent();
  const drafts = content.data?.files.filter(({ draft }) => draft !== null) ?? [];
  const names = [...new Set(drafts.map(({ path }) => nameOf(path)))];
  return useQueries({
    queries: names.map(fileQuery),
    combine: (pages) => ({
      isReady: content.isSuccess && pages.every(({ isSuccess }) => isSuccess),
      error: content.error ?? pages.find(({ error }) => error)?.error ?? null,
      changed: changedFiles(pages.flatMap(({ data }) => data ?? [])),
      refetch: () => {
        void content.refetch();
        for (const page of pages) void page.refetch();
      },
    }),
  });
}

/** The files that are not published, in each language. */
function changedFiles(pages: ContentFileAnswer[]): ChangedFile[] {
  const drafts = pages.flatMap((page) =>
    page.languages
      .filter(({ draft }) => draft !== null)
      .map((file) => ({ file, page, value: documentValue(file) })),
  );
  const formerOf = ({ file, value }: (typeof drafts)[number]) => {
    const aliases = isGroup(value) ? value['aliases'] : undefined;
    const former = drafts.find(
      (other) =>
        other.value === undefined &&
        other.file.language === file.language &&
        Array.isArray(aliases) &&
        aliases.includes(slugOf(nameOf(other.file.path))),
    );
    return former?.file ?? null;
  };
  const all = drafts.map((each) => ({ ...each, former: formerOf(each) }));
  return all
    .filter(({ file }) => !all.some(({ former }) => former === file))
    .map((each) => {
      const { path, published } = each.former ?? each.file;
      const before = documentValue({ path, text: published });
      return { ...each, changes: changesBetween(wholeForm(each.page), before, each.value) };
    });
}
