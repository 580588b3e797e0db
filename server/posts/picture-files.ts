import { pictureFiles } from '../../shared/pictures.ts';

/** How wide pictures in a text are shown, as in the `sizes` attribute: a text has 68 letters a line. */
const sizes = '(min-width: 51.5rem) 49rem, calc(100vw - 2.5rem)';

/**
 * Offers the browser all files of the pictures in a text that were uploaded here, so that a phone
 * loads a small one.
 * @param html as `sanitiseContent` writes it: no sign of markup is left in any attribute
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
