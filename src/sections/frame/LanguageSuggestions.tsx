import type { LanguageSuggestion } from '../../content/read/addresses.ts';

/**
 * Suggestions to read the page in another language. A script shows the one in the language that the
 * browser prefers, once (`layouts/inline-scripts.ts`).
 */
export function LanguageSuggestions({ suggestions }: { suggestions: LanguageSuggestion[] }) {
  return suggestions.map(({ language, href, text }) => (
    <p
      key={language}
      lang={language}
      data-language-suggestion=""
      data-screen-only=""
      hidden
      className="border-line border-b bg-panel"
    >
      <span className="wrap block text-small">
        <a
          href={href}
          hrefLang={language}
          className="inline-flex min-h-11 items-center font-semibold underlined"
        >
          {text}
        </a>
      </span>
    </p>
  ));
}
