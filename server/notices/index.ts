export { Notices, type ShownNotices } from './notices.ts';
