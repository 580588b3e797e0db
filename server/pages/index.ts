export { type DevelopmentSite, openDevelopmentSite } from './development-site.ts';
