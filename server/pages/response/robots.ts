/**
 * Whether a request seems to come from a search engine, or from a service that shows previews of links.
 * Some phones have such a name too.
 */
export function isRobot(userAgent = ''): boolean {
  return /bot\b|crawl|spider|slurp|externalhit|^whatsapp\//i.test(userAgent);
}
