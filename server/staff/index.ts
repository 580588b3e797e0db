export { staffCleanup } from './expired.ts';
export { Staff } from './staff.ts';
