// With `?worker&url` Vite bundles a file separately and returns its address. With an ordinary dynamic
// import this script would no longer be inlined, and Chrome would fetch it before the first paint.
import suggestions from './suggestions.ts?worker&url';

// Nothing is loaded until something is typed. If loading fails, the form works as without scripts.
for (const container of document.querySelectorAll('[data-suggestions]')) {
  container.addEventListener('input', () => void import(/* @vite-ignore */ suggestions), {
    once: true,
  });
}
