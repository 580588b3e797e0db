/**
 * Shows the invitation in the browser's preferred language, once: it stays hidden if it was shown before
 * or if the browser blocks storage. Runs before the first paint, so that the layout does not shift.
 */
export const offerLanguage = `
try{
  for(const code of navigator.languages){
    const language=code.slice(0, 2);
    if(language===document.documentElement.lang||localStorage.languageOffered)break;
    const offer=document.querySelector('[data-language-offer][lang='+language+']');
    if(offer)offer.hidden=!(localStorage.languageOffered=language);
  }
}catch{}`.replace(/\n\s*/g, '');
