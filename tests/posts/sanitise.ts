import { sanitiseContent } from '../../shared/html/sanitise.ts';

/** The content of a post as the tests' clinic would show it, and the problems in it. */
export const sanitise = (content: unknown, links: Record<string, string> = {}) =>
  sanitiseContent(content, 'https://clinic.example', links);

/** The sanitised HTML alone. */
export const clean = (content: unknown) => sanitise(content).html;
