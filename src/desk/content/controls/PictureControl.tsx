import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { clinicFile } from '../../../../shared/fact-files.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { deskPictureAddress, picturePathFrom } from '../../../../shared/pictures.ts';
import { type SmallestPicture, smallestPicture } from '../../../../shared/smallest-pictures.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { UploadField, useUpload } from '../../pictures/UploadField.tsx';
import { useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/links.ts';
import { type ControlProps, smallButtonClasses, textOf } from './control.ts';

/** Shows a picture, lets staff choose another, and links to the texts that describe it. */
export function PictureControl({ form, value, onChange, id, labelledBy, ...field }: ControlProps) {
  const { path, pointer } = field;
  const { content: copy } = useCopy();
  const { languages } = useSignedIn();
  const nameField = useFieldNames();
  const min = smallestPicture(pointer);
  const [tooSmallPicture, setTooSmallPicture] = useState<SmallestPicture>();
  const upload = useUpload((picture) => {
    const isSmall = min !== null && (picture.width < min.width || picture.height < min.height);
    setTooSmallPicture(isSmall ? picture : undefined);
    if (!isSmall) onChange(picturePathFrom(path, picture.src));
  }, transparentPictures.has(pointer));
  const address = deskPictureAddress(textOf(value));
  const isClinicPictureReplaced = upload.isSuccess && !tooSmallPicture && path === clinicFile;
  const fieldsToReview = isClinicPictureReplaced ? (altTextFields[pointer] ?? []) : [];
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
          className="max-h-64 max-w-full justify-self-start rounded-card border border-line bg-panel"
        />
      )}
      <UploadField label={address ? copy.otherPicture : copy.choosePicture} upload={upload}>
        {address && !form.isRequired && (
          <button
            type="button"
            className={`${smallButtonClasses} px-0!`}
            onClick={({ currentTarget }) => {
              // The button that has the focus disappears with the picture.
              currentTarget.closest('fieldset')?.querySelector('button')?.focus();
              onChange(undefined);
            }}
          >
            {copy.removePicture}
          </button>
        )}
      </UploadField>
      {min && (
        <p className="-mt-1 text-small text-soft">
          {interpolate(copy.atLeast, { MIN: sizeOf(min) })}
        </p>
      )}
      {min && tooSmallPicture && (
        <p role="alert" className="warning-ground p-4 font-semibold">
          {interpolate(copy.tooSmall, {
            WIDTH: tooSmallPicture.width,
            HEIGHT: tooSmallPicture.height,
            MIN: sizeOf(min),
          })}
        </p>
      )}
      {fieldsToReview.length > 0 && (
        <div role="status" className="warning-ground p-4">
          <p className="font-semibold">{copy.describe}</p>
          <ul>
            {fieldsToReview.flatMap((altText) =>
              languages.map((language) => {
                const file = `${language}/${altText.name}`;
                return (
                  <li key={file}>
                    <Link
                      {...linkTo({ path: file, pointer: altText.pointer })}
                      className="inline-flex min-h-11 items-center underline"
                    >
                      {nameField(file, [])}
                    </Link>
                  </li>
                );
              }),
            )}
          </ul>
        </div>
      )}
    </fieldset>
  );
}

/** The fields whose pictures stay transparent, because the background of a page may be light or dark. */
const transparentPictures = new Set(['/doctor/signature', '/marks/logo', '/marks/icon']);

function sizeOf({ width, height }: SmallestPicture): string {
  return `${width} × ${height}`;
}

/**
 * The alternative texts of each picture of `clinic.yaml`, by the picture's pointer. `name` is a file's path within a
 * language's folder.
 */
const altTextFields: Record<string, { name: string; pointer: string }[]> = {
  '/doctor/portrait': [
    { name: 'pages/home.yaml', pointer: '/hero/portraitAlt' },
    { name: 'pages/about.yaml', pointer: '/hero/portraitAlt' },
  ],
  '/pictures/about': [{ name: 'pages/about.yaml', pointer: '/pictureAlt' }],
};
