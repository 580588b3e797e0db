/**
 * The prefix of the window's name that asks Home to scroll. The name reaches the next page with the navigation; session
 * storage may reach it too late if another process of a busy browser shows that page.
 */
const scrollRequest = 'scroll-to-services ';
/** Milliseconds between showing Home and scrolling. */
const delay = 100;

/**
 * The Services link scrolls smoothly: on Home at once, from another page once Home is shown. Without
 * JavaScript, the fragment in its address jumps there instead.
 */
export function enableServicesLinks(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const home = event.target.closest<HTMLAnchorElement>('a[href$="#services"]')?.pathname;
    if (home === undefined) return;
    event.preventDefault();
    if (location.pathname === home) return scrollToServices();
    window.name = scrollRequest + home;
    location.assign(home);
  });
}

/** Scrolls to the services if the link to them was followed on another page. */
export function scrollOnArrival(): void {
  if (!window.name.startsWith(scrollRequest)) return;
  const isRequested = window.name === scrollRequest + location.pathname;
  window.name = '';
  if (isRequested) setTimeout(scrollToServices, delay);
}

function scrollToServices(): void {
  const section = document.getElementById('services');
  if (!section) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  history.replaceState(null, '', '#services');
}

/** "Back to Blog" of a post goes back in history if the visitor came from this site; otherwise it is a plain link. */
export function enableBackLinks(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest('[data-back]')) return;
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    // After a jump within the page, as by a link in its text, going back would only undo the jump.
    const hasJumped = location.hash !== '';
    if (!cameFromHere || hasJumped || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}

/** Closes the menu of small screens after a choice, on Escape, and on a click outside it. */
export function enableMenuClosing(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!menu) return;
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** Whether a click follows its link in this tab: the main button, without a modifier key. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
