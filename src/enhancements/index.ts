import { goBackInHistory } from './back.ts';
import { followContents } from './contents.ts';
import { moveOnEntrance } from './entrance.ts';
import { closeMenus } from './menu.ts';
import { sayWhetherOpen } from './open-now.ts';
import { printOnRequest } from './print.ts';
import { loadReviewsWhenNear } from './reviews.ts';
import { scrollToServices } from './services-link.ts';

moveOnEntrance();
closeMenus();
sayWhetherOpen();
followContents();
printOnRequest();
goBackInHistory();
loadReviewsWhenNear();
scrollToServices();
