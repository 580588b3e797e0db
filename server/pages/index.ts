export { deskPathFor } from './desk-page.ts';
