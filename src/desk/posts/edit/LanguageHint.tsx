import { useSignedIn } from '../../api/session.ts';
import { fill, useCopy, useSetup } from '../../parts/setup.ts';
import { likelyLanguage } from './likely-language.ts';

interface LanguageHintProps {
  /** What was written. */
  text: string;
  /** Code of the language that it is said to be in. */
  language: string;
  onChange: (language: string) => void;
}

/** Says that a text looks like one in another language, and offers to change to it. */
export function LanguageHint({ text, language, onChange }: LanguageHintProps) {
  const { post: copy } = useCopy();
  const { locale } = useSetup();
  const { languages } = useSignedIn();
  const likely = likelyLanguage(text, language, languages);
  if (likely === undefined) return null;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(likely) ?? likely;
  return (
    <div role="status" className="card border-l-4 border-l-accent bg-warm p-4">
      <p>{fill(copy.languageOther, { LANGUAGE: name })}</p>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => onChange(likely)}
      >
        {fill(copy.languageChange, { LANGUAGE: name })}
      </button>
    </div>
  );
}
