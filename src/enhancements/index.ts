import { afterFirstPaint } from './after-first-paint.ts';
import { goBackInHistory } from './back.ts';
import { followContents } from './contents.ts';
import { moveOnEntrance, prepareEntrance } from './entrance.ts';
import { layOutTheRest } from './lay-out.ts';
import { closeMenus } from './menu.ts';
import { keepForOffline, sayWhenOffline } from './offline.ts';
import { sayWhetherOpen } from './open-now.ts';
import { printOnRequest } from './print.ts';
import { loadReviewsWhenNear } from './reviews.ts';
import { arriveAtServices, scrollToServices } from './services-link.ts';
import { bringTypefaces } from './typefaces.ts';

/** Typefaces first: what is laid out before them would be laid out twice. */
async function completePage(): Promise<void> {
  await bringTypefaces();
  await layOutTheRest();
  moveOnEntrance();
}

// Whatever only listens does so from the start.
prepareEntrance();
closeMenus();
printOnRequest();
sayWhenOffline();
keepForOffline();
goBackInHistory();
scrollToServices();

// Work waits for the first paint, each in a task of its own: a slow phone answers in between.
afterFirstPaint(() => {
  const works = [
    completePage,
    sayWhetherOpen,
    arriveAtServices,
    followContents,
    loadReviewsWhenNear,
  ];
  for (const work of works) setTimeout(work);
});
