export { Notices } from './notices.ts';
