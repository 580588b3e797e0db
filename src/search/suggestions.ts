// `?worker&url` is how Vite bundles a file apart and gives its address. With an ordinary dynamic import
// this script would be a file too, which Chrome fetches before the first paint.
import suggestInAll from './suggest-in-all.ts?worker&url';

// Nothing is loaded before something is typed. Without it the form searches as without scripts.
for (const place of document.querySelectorAll('[data-suggestions]')) {
  place.addEventListener('input', () => void import(/* @vite-ignore */ suggestInAll), {
    once: true,
  });
}
