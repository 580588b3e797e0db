import { isLinkAddress } from '../../../shared/pasted/links.ts';

/** Completes a typed link address; null if it is not an address. */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{3,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}(:\d+)?([/?#]\S*)?$/u.test(text)
    ? `https://${text}`
    : null;
}
