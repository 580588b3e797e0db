import type { Picture } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import {
  type SmallestPicture,
  smallestPicture,
} from '../../../../shared/site-edits/smallest-pictures.ts';
import { uploadPath } from '../../../../shared/site-edits/uploads.ts';
import { UploadField } from '../../editor/UploadField.tsx';
import { useUpload } from '../../editor/use-upload.ts';
import { useCopy } from '../../parts/setup.ts';
import { type ControlProps, textOf } from '../controls/control.ts';
import { languageOf, nameOf } from '../data/site.ts';
import { useFile } from '../fields/file-context.ts';
import { DescribeFields } from './DescribeFields.tsx';
import { describedIn, pictureAddressOf, uploadedName } from './picture-address.ts';

/** A picture of the site, with the way to another one. */
export function PictureControl({ value, onChange, id, labelledBy, field = '' }: ControlProps) {
  const { sitePage: copy } = useCopy();
  const { languages } = useFile();
  const file = languages[0]?.file.file ?? '';
  const least = smallestPicture(field);
  const isSmall = ({ width, height }: Picture) =>
    least !== null && (width < least.width || height < least.height);
  const upload = useUpload((picture) => {
    if (!isSmall(picture)) onChange(uploadPath(file, uploadedName(picture.src)));
  }, transparent.has(field));
  const { data: uploaded } = upload;
  const address = pictureAddressOf(textOf(value));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className="grid gap-3 outline-none"
    >
      {address && (
        <img
          src={address}
          alt=""
          className={`justify-self-start rounded-card border border-line bg-panel ${shapeOf(field)}`}
        />
      )}
      <UploadField label={copy.replacePicture} upload={upload} />
      {least && (
        <p className="-mt-1 text-small text-soft">
          {interpolate(copy.atLeast, { LEAST: sizeOf(least) })}
        </p>
      )}
      {uploaded && least && isSmall(uploaded) && (
        <p role="alert" className="card border-l-4 border-l-accent bg-warm p-4 font-semibold">
          {interpolate(copy.tooSmall, {
            WIDTH: uploaded.width,
            HEIGHT: uploaded.height,
            LEAST: sizeOf(least),
          })}
        </p>
      )}
      {uploaded && !isSmall(uploaded) && (
        <DescribeFields places={describedIn(nameOf(file), field)} own={languageOf(file)} />
      )}
    </fieldset>
  );
}

/** The fields whose picture has no background, as it stands on the page’s own in light and dark. */
const transparent = new Set(['/doctor/signature', '/marks/logo', '/marks/icon']);

/** Cropped as on the site: a portrait from its top, pictures of pages around their middle. */
function shapeOf(field: string): string {
  if (field === '/doctor/portrait') return 'aspect-4/5 w-full max-w-52 object-cover object-top';
  const isCropped = smallestPicture(field) !== null && !field.startsWith('/marks/');
  return isCropped ? 'aspect-video w-full max-w-md object-cover' : 'max-h-64 max-w-full';
}

function sizeOf({ width, height }: SmallestPicture): string {
  return `${width} × ${height}`;
}
