import { isPlainClick } from './plain-click.ts';

/**
 * Begins the name of the window while Home is asked to scroll. The name reaches the next page with the navigation;
 * session storage may reach it too late if another process of a busy browser shows that page.
 */
const request = 'scroll-to-services ';
/** Milliseconds between showing Home and scrolling. */
const delay = 100;

/**
 * The Services link scrolls smoothly: on Home at once, from another page once Home is shown. Without
 * JavaScript, the fragment in its address jumps there instead.
 */
export function scrollToServices(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const home = event.target.closest<HTMLAnchorElement>('a[href$="#services"]')?.pathname;
    if (home === undefined) return;
    event.preventDefault();
    if (location.pathname === home) return scroll();
    window.name = request + home;
    location.assign(home);
  });
}

/** Scrolls to the services if the link to them was followed on another page. */
export function arriveAtServices(): void {
  if (!window.name.startsWith(request)) return;
  const isHere = window.name === request + location.pathname;
  window.name = '';
  if (isHere) setTimeout(scroll, delay);
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
