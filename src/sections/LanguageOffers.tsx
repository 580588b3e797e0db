import type { LanguageOffer } from '../clinic/language-offers.ts';

/**
 * Invitations to read the page in another language. A script shows the one in the language that the
 * browser prefers, once (`layouts/offer-language.ts`).
 */
export function LanguageOffers({ offers }: { offers: LanguageOffer[] }) {
  return offers.map(({ language, href, text, dismiss }) => (
    <div
      key={language}
      lang={language}
      data-language-offer=""
      data-screen-only=""
      hidden
      className="border-line border-b bg-panel"
    >
      <p className="wrap flex flex-wrap items-center justify-between gap-x-4 text-small">
        <a
          href={href}
          hrefLang={language}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {text}
        </a>
        <button type="button" data-dismiss="" className="min-h-11 min-w-11 px-1">
          {dismiss}
        </button>
      </p>
    </div>
  ));
}
