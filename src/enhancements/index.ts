import { goBackInHistory } from './back.ts';
import { moveOnEntrance } from './entrance.ts';
import { closeMenus } from './menu.ts';
import { loadReviewsWhenNear } from './reviews.ts';
import { scrollToServices } from './services-link.ts';

moveOnEntrance();
closeMenus();
goBackInHistory();
loadReviewsWhenNear();
scrollToServices();
