import { createHash } from 'node:crypto';

/** The cached file with a typeface's CSS, for pages whose address is secret; its path below `/_astro/`. */
export function stylesheetOf(css: string): string {
  return `fonts/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
}
