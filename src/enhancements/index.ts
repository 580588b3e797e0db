import { followContents } from './contents.ts';
import { animateEntrance, enableEntrance } from './entrance.ts';
import {
  enableBackLinks,
  enableMenuClosing,
  enableServicesLinks,
  scrollOnArrival,
} from './navigation.ts';
import { keepForOffline, showOfflineNotice } from './offline.ts';
import { showOpenState } from './open-now/open-now.ts';
import { loadReviewsWhenNear } from './reviews.ts';
import { loadTypefaces } from './typefaces.ts';

// Listeners and small changes run at once.
enableEntrance();
hideExpiredNotices();
enableMenuClosing();
openFoldedLists();
printOnRequest();
showOfflineNotice();
keepForOffline();
enableBackLinks();
enableServicesLinks();

// The rest waits for the first paint, in a task each, so that a slow phone stays responsive.
afterFirstPaint(() => {
  const tasks = [
    () => loadTypefaces().then(linkManifest),
    animateEntrance,
    showOpenState,
    scrollOnArrival,
    followContents,
    loadReviewsWhenNear,
  ];
  for (const task of tasks) setTimeout(task);
});

/**
 * Hides expired notices. The server does not send them, but a page may have been kept on the phone for a long
 * time before it is read.
 */
function hideExpiredNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const hideAt = Number(notice.dataset['notice']);
    if (Date.now() >= hideAt) notice.hidden = true;
  }
}

/** Opens collapsible lists and parts of articles on screens wide enough for them, and collapses lists on others. */
function openFoldedLists(): void {
  for (const list of document.querySelectorAll<HTMLDetailsElement>(
    'details[data-fold], .prose details',
  )) {
    const wide = matchMedia(`(width >= ${list.dataset['fold'] || '48rem'})`);
    const apply = () => {
      // A part of an article stays open for a reader who zooms in.
      list.open = wide.matches || (list.open && list.dataset['fold'] === undefined);
    };
    wide.addEventListener('change', apply);
    apply();
  }
}

/** Makes a button print the page. The button is shown only if scripts run. */
function printOnRequest(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
}

/**
 * Links the manifest: only a visitor who puts the site on the home screen needs it. If the HTML had the link, the
 * browser would request the manifest before the largest contentful paint, or even before the first.
 */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}

/** Runs a function after the first contentful paint; at once in browsers that do not report it. */
function afterFirstPaint(run: () => void): void {
  const isReported = PerformanceObserver.supportedEntryTypes.includes('paint');
  // A tab in the background paints nothing.
  if (!isReported || document.visibilityState === 'hidden') {
    run();
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
