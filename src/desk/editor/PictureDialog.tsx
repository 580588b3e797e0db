import { useEffect, useState } from 'react';
import type { Picture } from '../../../shared/desk/posts.ts';
import { DialogButtons } from '../dialogs/DialogButtons.tsx';
import { Popup } from '../dialogs/Popup.tsx';
import { Field } from '../parts/Field.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCopy } from '../parts/setup.ts';
import { UploadField } from './UploadField.tsx';
import { useUpload } from './use-upload.ts';

/** A picture in the text, or one to be inserted. */
export type TextPicture = Partial<Picture> & Pick<Picture, 'src'> & { alt: string };

interface PictureDialogProps {
  /** A picture that was pasted or dropped. */
  file?: File | undefined;
  /** The picture in the text that is being changed. */
  before?: TextPicture | undefined;
  onDone: (picture: TextPicture) => void;
  onClose: () => void;
}

/** Inserts a picture, once it is described. */
export function PictureDialog({ file, before, onDone, onClose }: PictureDialogProps) {
  const { text: copy } = useCopy();
  const upload = useUpload();
  const [alt, setAlt] = useState(before?.alt ?? '');
  const picture = upload.data ?? before;
  const { mutate } = upload;
  useEffect(() => {
    if (file) mutate(file);
  }, [file, mutate]);
  return (
    <Popup heading={copy.pictureHeading} onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (picture && alt.trim() !== '') onDone({ ...picture, alt: alt.trim() });
        }}
      >
        {picture && (
          <img
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            className="max-h-56 w-auto justify-self-start rounded-card"
          />
        )}
        <UploadField label={copy.pictureFile} upload={upload} />
        <Field
          label={copy.alt}
          hint={copy.altHint}
          isRequired
          maxLength={300}
          value={alt}
          onChange={setAlt}
        />
        <DialogButtons onCancel={onClose}>
          <SubmitButton isDisabled={!picture || alt.trim() === '' || upload.isPending}>
            {before ? copy.saveAlt : copy.insertPicture}
          </SubmitButton>
        </DialogButtons>
      </form>
    </Popup>
  );
}
