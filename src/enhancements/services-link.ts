import { isPlainClick } from './plain-click.ts';

const storageKey = 'scroll-to-services';
/** Milliseconds between showing Home and scrolling. */
const delay = 100;

/**
 * The Services link scrolls smoothly: on Home at once, from another page once Home is shown. Without
 * JavaScript, or where storage is blocked, the fragment in its address jumps there instead.
 */
export function scrollToServices(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const home = event.target.closest<HTMLAnchorElement>('a[href$="#services"]')?.pathname;
    if (home === undefined) return;
    if (location.pathname === home) {
      event.preventDefault();
      scroll();
    } else if (requestScroll(home)) {
      event.preventDefault();
      location.assign(home);
    }
  });
}

/** Scrolls to the services if the link to them was followed on another page. */
export function arriveAtServices(): void {
  if (takeScrollRequest()) setTimeout(scroll, delay);
}

/** Asks the home page of a language to scroll; false where the browser blocks storage. */
function requestScroll(home: string): boolean {
  try {
    sessionStorage.setItem(storageKey, home);
    return true;
  } catch {
    return false;
  }
}

function takeScrollRequest(): boolean {
  try {
    const isHere = sessionStorage.getItem(storageKey) === location.pathname;
    sessionStorage.removeItem(storageKey);
    return isHere;
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
  history.replaceState(null, '', '#services');
}
