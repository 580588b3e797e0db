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
    { code: undefined, label: copy.all },
    ...codes.map((code) => ({ code, label: names.of(code) ?? code })),
  ];
  return (
    <fieldset className="mb-3 flex flex-wrap gap-x-4">
      <legend className="sr-only">{copy.of}</legend>
      {choices.map(({ code, label }) => (
        <label key={label} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="language"
            className="size-5 shrink-0 accent-brand"
            checked={code === language}
            onChange={() => onChange(code)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
