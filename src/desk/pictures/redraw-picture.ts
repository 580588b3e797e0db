import { largestPicture } from '../../../shared/pictures.ts';

/** The width of a reduced picture: enough for all widths that the server makes. */
const width = largestPicture.width * 2;

/** The longer side of a rasterised SVG. */
const drawingSize = largestPicture.width;

/** Reduces a picture to a JPEG, or a PNG if transparency is kept; null if the browser cannot. */
export async function reducePicture(file: File, isTransparent: boolean): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high' });
    const blob = await encoded(picture, picture, isTransparent ? 'image/png' : 'image/jpeg');
    picture.close();
    return blob;
  } catch {
    return null;
  }
}

/** Rasterises an SVG to a PNG. Returns the file itself if the browser cannot, so that the server reports the problem. */
export async function rasterise(file: File): Promise<Blob> {
  try {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(withSize(await file.text()))}`;
    await picture.decode();
    const scale = drawingSize / Math.max(picture.width, picture.height);
    const size = {
      width: Math.max(1, Math.round(picture.width * scale)),
      height: Math.max(1, Math.round(picture.height * scale)),
    };
    return await encoded(picture, size, 'image/png');
  } catch {
    return file;
  }
}

/** Adds a width and a height to an SVG, without which some browsers do not draw it. */
function withSize(svg: string): string {
  return svg.replace(/<svg\b[^>]*>/, (tag) => {
    const [, wide, high] =
      /\bviewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag) ?? [];
    if (wide === undefined) return tag;
    const bare = tag.replace(/\s(width|height)\s*=\s*("[^"]*"|'[^']*')/g, '');
    return bare.replace('<svg', `<svg width="${wide}" height="${high}"`);
  });
}

async function encoded(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
  type: 'image/png' | 'image/jpeg',
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas context.');
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  canvas.width = 0;
  if (!blob) throw new Error('The canvas is too large.');
  return blob;
}
