import { isPlainClick } from './plain-click.ts';

const link = '/#services';
const storageKey = 'scroll-to-services';
/** Milliseconds after Home is shown before it scrolls. */
const delay = 100;

/**
 * The Services link scrolls smoothly: on Home at once, from another page after Home is shown.
 * Without JavaScript, and where storage is blocked, the fragment in its address does the same
 * without the motion.
 */
export function scrollToServices(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest(`a[href="${link}"]`)) return;
    if (location.pathname === '/') {
      event.preventDefault();
      scroll();
    } else if (requestScroll()) {
      event.preventDefault();
      location.assign('/');
    }
  });
}

/** Scrolls to the services where the link to them was pressed on another page. */
export function arriveAtServices(): void {
  if (location.pathname === '/' && takeScrollRequest()) setTimeout(scroll, delay);
}

/** Asks the next page to scroll; false where the browser blocks storage. */
function requestScroll(): boolean {
  try {
    sessionStorage.setItem(storageKey, 'yes');
    return true;
  } catch {
    return false;
  }
}

function takeScrollRequest(): boolean {
  try {
    const requested = sessionStorage.getItem(storageKey) !== null;
    sessionStorage.removeItem(storageKey);
    return requested;
  } catch {
    return false;
  }
}

function scroll(): void {
  const section = document.getElementById('services');
  if (!section) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  history.replaceState(null, '', link);
}
