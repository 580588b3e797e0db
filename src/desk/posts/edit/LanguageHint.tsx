import type { PostContent } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useSignedIn } from '../../api/session.ts';
import { likelyLanguages } from '../../parts/likely-language.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';

interface LanguageHintProps {
  /** What is written, and its declared language. */
  content: Pick<PostContent, 'title' | 'excerpt' | 'html' | 'language'>;
  onChange: (language: string) => void;
}

/**
 * Says that a text seems to be in another language, and offers to change to it. A title alone is not
 * enough, because a translation begins with the original's.
 */
export function LanguageHint({ content, onChange }: LanguageHintProps) {
  const { post: copy } = useCopy();
  const { locale } = useSetup();
  const { languages } = useSignedIn();
  const { title, excerpt, html, language } = content;
  const text = [title, excerpt, html.replace(/<[^>]*>/g, ' ')].join(' ');
  const likely = likelyLanguages(text, language, languages);
  if (html === '' || likely.length === 0) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const nameOf = (code: string) => names.of(code) ?? code;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(likely.map(nameOf));
  return (
    <div role="status" className="card border-l-4 border-l-accent bg-warm p-4">
      <p>{interpolate(copy.languageOther, { LANGUAGE: list })}</p>
      <div className="flex flex-wrap gap-x-6">
        {likely.map((code) => (
          <button
            key={code}
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => onChange(code)}
          >
            {interpolate(copy.languageChange, { LANGUAGE: nameOf(code) })}
          </button>
        ))}
      </div>
    </div>
  );
}
