import { channel } from 'node:diagnostics_channel';

/**
 * Tells of each check of the folder while the development server runs: the lines of its mistakes,
 * or nothing. A channel of Node, because the loader of content and the integrations of Astro each
 * have their own copy of our modules.
 */
export const folderChecks = channel('clinic:folder-checks');
