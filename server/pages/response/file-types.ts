import { contentType } from 'mime-types';

/** The media type of a file; mime-types still has the type of vCards from before it was registered. */
export function typeOf(name: string): string {
  if (name.endsWith('.vcf')) return 'text/vcard; charset=utf-8';
  return contentType(name.split('/').at(-1) ?? name) || 'application/octet-stream';
}

/** For files whose names change with their content. */
export const foreverPolicy = 'public, max-age=31536000, immutable';
