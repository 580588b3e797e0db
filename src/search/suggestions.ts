/** A place for suggestions around each field that searches the site. */
const places = document.querySelectorAll<HTMLElement>('[data-suggestions]');

for (const place of places) {
  // Nothing is loaded before something is typed. Without it the form searches as without scripts.
  place.addEventListener('input', () => void suggestIn(place), { once: true });
}

async function suggestIn(place: HTMLElement): Promise<void> {
  try {
    const { Combobox, loadSuggestions } = await import('./load-suggestions.ts');
    // It lies beside the page that the form leads to, in the language of both.
    const { copy, suggest } = await loadSuggestions(`${place.closest('form')?.action}-index.json`);
    new Combobox(place, copy, suggest).update();
  } catch (error) {
    console.error('Suggestions could not be loaded:', error);
  }
}
