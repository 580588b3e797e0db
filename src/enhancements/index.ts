import { afterFirstPaint } from './after-first-paint.ts';
import { goBackInHistory } from './back.ts';
import { followContents } from './contents.ts';
import { moveOnEntrance } from './entrance.ts';
import { layOutTheRest } from './lay-out.ts';
import { closeMenus } from './menu.ts';
import { keepForOffline, sayWhenOffline } from './offline.ts';
import { sayWhetherOpen } from './open-now.ts';
import { printOnRequest } from './print.ts';
import { loadReviewsWhenNear } from './reviews.ts';
import { scrollToServices } from './services-link.ts';
import { bringTypefaces } from './typefaces.ts';

/** Typefaces first: what is laid out before them would be laid out twice. */
async function completePage(): Promise<void> {
  await bringTypefaces();
  await layOutTheRest();
  moveOnEntrance();
}

const enhancements = [
  completePage,
  closeMenus,
  sayWhetherOpen,
  followContents,
  printOnRequest,
  sayWhenOffline,
  keepForOffline,
  goBackInHistory,
  loadReviewsWhenNear,
  scrollToServices,
];

// Each in a task of its own, so that a slow phone answers its visitor in between.
afterFirstPaint(() => {
  for (const enhance of enhancements) setTimeout(enhance);
});
