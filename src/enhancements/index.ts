import { afterFirstPaint } from './after-first-paint.ts';
import { goBackInHistory } from './back.ts';
import { followContents } from './contents.ts';
import { animateEntrance, enableEntrance } from './entrance.ts';
import { openFoldedLists } from './fold.ts';
import { listKeptPages } from './kept-pages.ts';
import { linkManifest } from './manifest.ts';
import { closeMenus } from './menu.ts';
import { keepForOffline, sayWhenOffline } from './offline.ts';
import { hideOldNotices } from './old-notices.ts';
import { sayWhetherOpen } from './open-now/open-now.ts';
import { printOnRequest } from './print.ts';
import { loadReviewsWhenNear } from './reviews.ts';
import { arriveAtServices, scrollToServices } from './services-link.ts';
import { loadTypefaces } from './typefaces.ts';

// What only listens, or changes little, runs at once.
enableEntrance();
hideOldNotices();
closeMenus();
openFoldedLists();
printOnRequest();
sayWhenOffline();
keepForOffline();
goBackInHistory();
scrollToServices();

// The rest waits for the first paint, in a task each, so that a slow phone stays responsive.
afterFirstPaint(() => {
  const tasks = [
    () => loadTypefaces().then(linkManifest),
    animateEntrance,
    sayWhetherOpen,
    arriveAtServices,
    followContents,
    loadReviewsWhenNear,
    listKeptPages,
  ];
  for (const task of tasks) setTimeout(task);
});
