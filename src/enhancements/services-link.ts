const link = '/#services';
const note = 'scroll-to-services';
/** Milliseconds after Home is shown before it scrolls. */
const pause = 100;

/**
 * The Services link scrolls smoothly: on Home at once, from another page after Home is shown.
 * Without JavaScript the fragment in its address does the same without the motion.
 */
export function scrollToServices(): void {
  document.addEventListener('click', (event) => {
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plainClick || !(event.target instanceof Element)) return;
    if (!event.target.closest(`a[href="${link}"]`)) return;
    event.preventDefault();
    if (location.pathname === '/') {
      scroll();
    } else {
      sessionStorage.setItem(note, 'yes');
      location.assign('/');
    }
  });
}

/** Scrolls to the services where the link to them was pressed on another page. */
export function arriveAtServices(): void {
  if (location.pathname !== '/' || sessionStorage.getItem(note) === null) return;
  sessionStorage.removeItem(note);
  setTimeout(scroll, pause);
}

function scroll(): void {
  const section = document.getElementById('services');
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  history.replaceState(null, '', link);
}
