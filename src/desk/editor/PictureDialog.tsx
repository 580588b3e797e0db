import { useEffect, useState } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import {
  deskPictureAddress,
  picturePathFrom,
  uploadFormatNames,
} from '../../../shared/pictures.ts';
import { Popup, PopupForm } from '../dialogs/Popup.tsx';
import { Field } from '../parts/Field.tsx';
import { useCopy } from '../parts/setup.ts';
import { UploadField, useUpload } from '../pictures/UploadField.tsx';
import { anyArticle } from './blocks.ts';

/** A picture in the text, or one to be inserted. */
export interface TextPicture {
  /** The path by which the text refers to it. */
  src: string;
  alt: string;
}

interface PictureDialogProps {
  /** A picture that was pasted or dropped. */
  file?: File | undefined;
  /** The picture to change, if it is in the text already. */
  currentPicture?: TextPicture | undefined;
  onDone: (picture: TextPicture) => void;
  onClose: () => void;
}

/** Inserts or changes a picture, which must have an alternative text. */
export function PictureDialog({ file, currentPicture, onDone, onClose }: PictureDialogProps) {
  const { text: copy } = useCopy();
  const upload = useUpload();
  const [alt, setAlt] = useState(currentPicture?.alt ?? '');
  const src = upload.data ? picturePathFrom(anyArticle, upload.data.src) : currentPicture?.src;
  const { mutate } = upload;
  useEffect(() => {
    if (file) mutate(file);
  }, [file, mutate]);
  return (
    <Popup heading={copy.pictureHeading} onClose={onClose}>
      <PopupForm
        action={currentPicture ? copy.saveAlt : copy.insertPicture}
        isDisabled={src === undefined || alt.trim() === '' || upload.isPending}
        onSubmit={() => src !== undefined && onDone({ src, alt: alt.trim() })}
        onClose={onClose}
      >
        {src !== undefined && (
          <img
            src={deskPictureAddress(src) ?? ''}
            alt=""
            className="max-h-56 w-auto justify-self-start rounded-card"
          />
        )}
        <UploadField
          label={copy.pictureFile}
          upload={upload}
          hint={interpolate(copy.pictureKinds, { FORMATS: uploadFormatNames })}
        />
        <Field
          label={copy.alt}
          hint={copy.altHint}
          isRequired
          maxLength={300}
          value={alt}
          onChange={setAlt}
        />
      </PopupForm>
    </Popup>
  );
}
