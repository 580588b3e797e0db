import { picturesIn, withAddresses } from '../html/text-pictures.ts';
import { isBeside } from './file-beside.ts';

interface WithPictures {
  content: string;
  featured_image?: string | undefined;
}

/** The pictures of a post that are files next to it. */
export function localPictures(post: WithPictures): string[] {
  const all = [post.featured_image ?? '', ...picturesIn(post.content).map(({ src }) => src)];
  return [...new Set(all.filter(isBeside))];
}

/**
 * The post with its pictures' addresses on this site.
 * @param addresses the addresses by file name
 */
export function withPictures<Post extends WithPictures>(
  post: Post,
  addresses: ReadonlyMap<string, string>,
): Post {
  const { featured_image: image, content } = post;
  return {
    ...post,
    content: withAddresses(content, addresses),
    ...(image !== undefined && { featured_image: addresses.get(image) ?? image }),
  };
}

/**
 * The first picture without alternative text.
 * @param html made from the text below the front matter
 * @param whole the whole file
 * @returns its address, and its line if that can be found
 */
export function unnamedPicture(
  html: string,
  whole: string,
): { src: string; line: number | null } | null {
  const pictures = picturesIn(html);
  const at = pictures.findIndex(({ alt }) => alt === '');
  const src = pictures[at]?.src;
  if (src === undefined) return null;
  const earlier = pictures.slice(0, at).filter((picture) => picture.src === src).length;
  return { src, line: lineOf(whole, src, earlier) };
}

/** The line of a picture that follows earlier ones with the same name. */
function lineOf(whole: string, src: string, earlier: number): number | null {
  // Markdown allows a plain space in an address; in the HTML it is encoded.
  const names = [src, src.replaceAll('%20', ' ')].filter((name) => name !== '');
  let at = whole.indexOf('\n---', 3);
  for (let count = 0; count <= earlier; count += 1) {
    const places = names.map((name) => whole.indexOf(name, at + 1)).filter((place) => place > 0);
    if (places.length === 0) return null;
    at = Math.min(...places);
  }
  return whole.slice(0, at).split(/\r\n?|\n/).length;
}
