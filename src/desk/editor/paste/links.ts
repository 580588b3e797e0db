const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** Whether a text may link to an address: of a page, an email address or a phone number, or within this site. */
export function isLinkAddress(address: string): boolean {
  if (/^\/(?![/\\])|^#/.test(address)) return true;
  return isAbsolute(address);
}

/** Completes a typed link address; null if it is not an address. */
export function toLinkAddress(input: string): string | null {
  const text = input.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{3,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}(:\d+)?([/?#]\S*)?$/u.test(text)
    ? `https://${text}`
    : null;
}

/** The address of a pasted link; null if it is relative, and so works only where it was copied, or not allowed. */
export function externalAddressOf(href: string): string | null {
  const address = href.trim();
  return isAbsolute(address) ? address : null;
}

function isAbsolute(address: string): boolean {
  try {
    return schemes.includes(new URL(address).protocol);
  } catch {
    return false;
  }
}
