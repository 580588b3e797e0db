import { pictureFiles } from '../../../shared/pictures.ts';

/** The `sizes` attribute of pictures in a text, whose lines are 68 characters wide. */
const sizes = '(min-width: 51.5rem) 49rem, calc(100vw - 2.5rem)';

/**
 * Offers the browser all sizes of the pictures in a text that were uploaded here, so that a phone
 * loads a small one.
 * @param html as returned by `sanitiseContent`: attributes contain no unescaped markup
 */
export function withPictureFiles(html: string): string {
  return html.replace(/<img src="([^"]*)"([^>]*)>/g, (image, src: string, rest: string) => {
    const files = pictureFiles(src);
    if (!files) return image;
    const sources = files.sources.map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}" />`,
    );
    const attributes = `srcset="${files.srcSet}" sizes="${sizes}"`;
    return `<picture>${sources.join('')}<img src="${src}" ${attributes}${rest}></picture>`;
  });
}
