/**
 * Whether a request seems to come from a search engine, or from a service that makes link previews. The
 * names of some phones look the same.
 */
export function isRobot(userAgent = ''): boolean {
  return /bot\b|crawl|spider|slurp|externalhit|^whatsapp\//i.test(userAgent);
}
