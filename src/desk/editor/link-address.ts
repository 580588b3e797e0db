const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** Whether a link of a post may lead there: to a page, an email, a phone, or a place of this site. */
export function isLinkAddress(address: string): boolean {
  if (/^\/(?![/\\])|^#/.test(address)) return true;
  return URL.canParse(address) && schemes.includes(new URL(address).protocol);
}

/** What somebody has typed as the address of a link, made whole; null where it is none. */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{3,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}(:\d+)?([/?#]\S*)?$/u.test(text)
    ? `https://${text}`
    : null;
}
