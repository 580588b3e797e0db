import { createHash } from 'node:crypto';

/** A script in the HTML of a page, and the hash by which the page's Content-Security-Policy allows it. */
interface InlineScript {
  text: string;
  hash: `sha256-${string}`;
}

function inlineScript(text: string): InlineScript {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/** Visitors who come from another page of the site have its typefaces in their cache. */
export const markFontsLoaded = inlineScript(
  "if(document.referrer.startsWith(location.origin+'/'))document.documentElement.classList.add('fonts-loaded')",
);

/**
 * Suggests switching to the browser's preferred language, once: it stays hidden if it was shown before or if the browser
 * blocks storage. Runs before the first paint, so that the layout does not shift.
 */
export const suggestLanguage = inlineScript(
  `
try{
  for(const code of navigator.languages){
    const language=code.slice(0, 2);
    if(language===document.documentElement.lang||localStorage.languageOffered)break;
    const suggestion=document.querySelector('[data-language-suggestion][lang='+language+']');
    if(suggestion)suggestion.hidden=!(localStorage.languageOffered=language);
  }
}catch{}`.replace(/\n\s*/g, ''),
);

/**
 * Speculation rules: the pages that a browser may prefetch when a visitor is likely to open them.
 * Browsers in data-saving mode do not; personal pages and searches are excluded.
 */
export const prefetchRules = inlineScript(
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/api/*', '/contact*', '/search\\?*', '/*.vcf', '/*.xml'] } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
);
