import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Picture } from '../../../shared/desk/pictures.ts';
import { uploadFormatNames, uploadTypes } from '../../../shared/pictures.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * Uploads a picture.
 * @param allowsAlpha whether transparency is kept
 */
export function useUpload(onUploaded?: (picture: Picture) => void, allowsAlpha = false) {
  return useMutation({
    mutationFn: (file: File) => uploadPicture(file, allowsAlpha),
    onSuccess: (picture) => onUploaded?.(picture),
  });
}

interface UploadFieldProps {
  /** The label of the button. */
  label: string;
  upload: ReturnType<typeof useUpload>;
  /** Which pictures, and how else to add one; the formats if omitted. */
  hint?: string;
  /** A button beside it. */
  children?: ReactNode;
}

/** Chooses and uploads a picture. */
export function UploadField({
  label,
  upload,
  hint = uploadFormatNames,
  children,
}: UploadFieldProps) {
  const { text: copy } = useCopy();
  const input = useRef<HTMLInputElement>(null);
  const { isPending, error, variables: file } = upload;
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={uploadTypes}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [chosenFile] = target.files ?? [];
          if (chosenFile) upload.mutate(chosenFile);
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-x-4">
        <button
          type="button"
          className={buttonClasses('outline', 'aria-disabled:opacity-50')}
          // A disabled button would lose the focus.
          aria-disabled={isPending}
          onClick={() => !isPending && input.current?.click()}
        >
          {label}
        </button>
        {children}
      </div>
      <p className="mt-1 text-small text-soft">{hint}</p>
      {isPending && (
        <p role="status" className="mt-3 text-small">
          {copy.uploading}
        </p>
      )}
      <Problem error={error} retry={() => file && upload.mutate(file)} />
    </div>
  );
}
