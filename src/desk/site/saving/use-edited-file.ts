import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SiteFieldsAnswer } from '../../../../shared/desk/site/site.ts';
import { useSetup } from '../../parts/setup.ts';
import { fieldsWithDrafts } from '../data/file-values.ts';
import type { FileContextValue } from '../fields/file-context.ts';
import type { SiteSaves } from './site-saves.ts';
import { useWide } from './use-wide.ts';

/** What the fields of a file share. */
export function useEditedFile(page: SiteFieldsAnswer, saves: SiteSaves): FileContextValue {
  const { field, language: chosen } = useSearch({ from: '/signed-in/site/$' });
  const { language, locale } = useSetup();
  const isWide = useWide();
  return useMemo(() => {
    const { form, isList, isOptional } = page;
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    const languages = page.languages.map((file) => ({
      file,
      fields: fieldsWithDrafts(file, isList),
      name: file.language ? (names.of(file.language) ?? file.language) : '',
    }));
    const of = (code: string | undefined) => languages.filter(({ file }) => file.language === code);
    const [one] = [...of(chosen), ...of(language), ...languages];
    const shown = isWide ? languages : one ? [one] : [];
    const focusedFile = of(chosen)[0]?.file.file;
    return { form, isList, isOptional, languages, shown, saves, focused: field, focusedFile };
  }, [page, saves, field, chosen, language, locale, isWide]);
}
