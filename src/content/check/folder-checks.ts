import { channel } from 'node:diagnostics_channel';

/**
 * Publishes the result of each check of the folder while the development server runs: a line for each
 * mistake, or an empty string. A Node diagnostics channel, because the content loader and Astro's
 * integrations each have their own instance of the project's modules.
 */
export const folderChecks = channel('clinic:folder-checks');
