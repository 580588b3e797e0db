import { Choices } from '../../parts/Choices.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import type { FileDraft } from './use-publish-site.ts';

interface LanguageFilterProps {
  drafts: FileDraft[];
  /** Undefined for all. */
  language: string | undefined;
  onChange: (language: string | undefined) => void;
}

/** Limits what is published to one language. */
export function LanguageFilter({ drafts, language, onChange }: LanguageFilterProps) {
  const { sitePublishing: copy } = useCopy();
  const { locale } = useSetup();
  const codes = [...new Set(drafts.flatMap(({ file }) => file.language ?? []))];
  if (codes.length < 2) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const choices = [
    { value: undefined, label: copy.all },
    ...codes.map((code) => ({ value: code, label: names.of(code) ?? code })),
  ];
  return (
    <div className="mb-3">
      <Choices
        legend={copy.of}
        name="language"
        choices={choices}
        value={language}
        onChange={onChange}
        className="flex flex-wrap gap-x-4"
      />
    </div>
  );
}
