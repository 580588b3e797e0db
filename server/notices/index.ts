export { closeDay, openDay } from './closed-days.ts';
export { listNotices } from './list.ts';
export { Notices, type ShownNotices } from './notices.ts';
export { deleteNotice, endNotice, type Outcome, saveNotice } from './store.ts';
