import { interpolate } from '../../../../shared/interpolate.ts';
import { UploadField } from '../../editor/UploadField.tsx';
import { useUpload } from '../../editor/use-upload.ts';
import { useCopy } from '../../parts/setup.ts';

interface PostPictureProps {
  image: string | null;
  onChange: (image: string | null) => void;
}

/** The picture of a post. */
export function PostPicture({ image, onChange }: PostPictureProps) {
  const { post: copy } = useCopy();
  const upload = useUpload(({ src }) => onChange(src));
  return (
    <fieldset>
      <legend className="font-semibold">{copy.picture}</legend>
      <p className="mb-2 text-small text-soft">{copy.pictureHint}</p>
      {/* The desk loads nothing from other sites. */}
      {image?.startsWith('/') && (
        <img src={image} alt="" className="mb-3 max-h-48 rounded-card object-cover" />
      )}
      {image !== null && !image.startsWith('/') && (
        <p className="mb-3 wrap-anywhere text-small">
          {interpolate(copy.pictureElsewhere, { ADDRESS: image })}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <UploadField
          label={image === null ? copy.choosePicture : copy.otherPicture}
          upload={upload}
        />
        {image !== null && (
          <button
            type="button"
            className="min-h-12 font-semibold underline"
            onClick={() => onChange(null)}
          >
            {copy.removePicture}
          </button>
        )}
      </div>
    </fieldset>
  );
}
