/**
 * Shows the invitation in the language that the browser asks for, once: where it was shown before, or
 * where the browser stores nothing, it stays hidden. It runs before the first paint, so that nothing
 * moves.
 */
export const offerLanguage = `
try {
  for (const code of navigator.languages) {
    const language = code.slice(0, 2);
    if (language === document.documentElement.lang || localStorage.languageOffered) break;
    const offer = document.querySelector('[data-language-offer][lang=' + language + ']');
    if (offer) offer.hidden = !(localStorage.languageOffered = language);
  }
} catch {}`.replace(/\n\s*/g, '');
