export { deskPathFor } from './desk-page.ts';
export { type DevelopmentSite, openDevelopmentSite } from './development-site.ts';
export { loadConfig } from './load-config.ts';
