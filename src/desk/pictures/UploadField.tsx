import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Picture } from '../../../shared/desk/pictures.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { uploadFormatNames, uploadTypes } from '../../../shared/pictures.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { DeskError } from '../api/request.ts';
import { useCopy } from '../parts/setup.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * Uploads a picture and reports progress.
 * @param isTransparent whether transparency is kept
 */
export function useUpload(onUploaded?: (picture: Picture) => void, isTransparent = false) {
  const [part, setPart] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setPart(0);
      return uploadPicture(file, { isTransparent, onProgress: setPart });
    },
    onSuccess: (picture) => onUploaded?.(picture),
  });
  return { ...upload, part };
}

interface UploadFieldProps {
  /** The label of the button. */
  label: string;
  upload: ReturnType<typeof useUpload>;
}

/** Chooses and uploads a picture, with progress and errors. */
export function UploadField({ label, upload }: UploadFieldProps) {
  const { text: copy, frame } = useCopy();
  const input = useRef<HTMLInputElement>(null);
  const { isPending, part, error, variables: file } = upload;
  const percent = Math.round(part * 100);
  const isRefused = error instanceof DeskError && error.problem !== 'unreachable';
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
          const [chosen] = target.files ?? [];
          if (chosen) upload.mutate(chosen);
          target.value = '';
        }}
      />
      <button
        type="button"
        className={buttonClasses('outline', 'aria-disabled:opacity-50')}
        // A disabled button would lose the focus.
        aria-disabled={isPending}
        onClick={() => !isPending && input.current?.click()}
      >
        {label}
      </button>
      <p className="mt-1 text-small text-soft">
        {interpolate(copy.pictureKinds, { FORMATS: uploadFormatNames })}
      </p>
      {isPending && (
        <p className="mt-3">
          <progress
            className="upload-progress block w-full"
            value={percent}
            max={100}
            aria-label={label}
          />
          <span className="text-small">
            {percent < 100 ? interpolate(copy.uploading, { PERCENT: percent }) : copy.preparing}
          </span>
        </p>
      )}
      {error && (
        <div role="alert" className="card mt-3 border-l-4 border-l-ink bg-warm p-4">
          <p className="font-semibold">
            {copy.uploadFailed} {isRefused ? error.message : frame.unreachable}
          </p>
          {file && (
            <button
              type="button"
              className={buttonClasses('outline', 'mt-3')}
              onClick={() => upload.mutate(file)}
            >
              {copy.tryAgain}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
