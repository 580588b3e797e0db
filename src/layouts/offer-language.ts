/**
 * Shows the invitation in the language that the browser asks for, once: where it was shown before, or
 * where the browser stores nothing, it stays hidden. It runs before the first paint, so that nothing
 * moves.
 */
export const offerLanguage = `
{
  const key = 'language-offered';
  const wanted = navigator.languages.map((language) => language.split('-')[0]);
  const read = wanted.indexOf(document.documentElement.lang);
  const preferred = read < 0 ? wanted : wanted.slice(0, read);
  const offers = [...document.querySelectorAll('[data-language-offer]')];
  const offer = preferred.flatMap((language) => offers.filter(({ lang }) => lang === language))[0];
  try {
    if (offer && !localStorage.getItem(key)) {
      localStorage.setItem(key, 'yes');
      offer.hidden = false;
      offer.querySelector('[data-dismiss]').onclick = () => offer.remove();
    }
  } catch {}
}`;
