import { z } from 'zod';
import { siteFieldsQuery } from './site.ts';

/** The answer to `POST /api/desk/site/previews`: a link that works for 7 days without signing in. */
export const sitePreviewAnswer = z.object({ link: z.url(), until: z.string() });

/** A field of the site, as shown to someone who is looking for it. */
const foundField = z.object({
  /** Path in the clinic's folder. */
  file: z.string(),
  /** JSON pointer. */
  field: z.string(),
  /** The labels of the field and of what contains it. */
  labels: z.array(z.string()),
  text: z.string(),
});

/** The path of a page of the site. */
const path = z
  .string()
  .max(300)
  .regex(/^\/[\w\-./%]*$/);

/** The body of `POST /api/desk/site/pressed`: what someone has pressed on a page. */
export const pressedOnPage = z.strictObject({
  path,
  /** The text of the pressed element, then those of the elements that contain it. */
  texts: z.array(z.string().max(3_000)).max(8),
  /** The address of a pressed picture. */
  picture: z.string().max(300).nullable(),
});

/** The answer to it: fields that may contain what was pressed, best first. */
export const pressedAnswer = z.object({
  found: z.array(foundField),
  /** Whether the first is a clear match. */
  isSure: z.boolean(),
  /** The files that the page is mainly made from. */
  files: z.array(z.string()),
});

/** The query of `GET /api/desk/site/page`: a field, with its file's path in the clinic's folder. */
export const sitePageQuery = z.strictObject({
  ...siteFieldsQuery.shape,
  field: z.string().max(300),
});

/** The answer to it: the page on which a field is, and what to look for there. */
export const sitePageAnswer = z.object({
  path: z.string(),
  /** Null if it is a picture, or if the page does not show its text. */
  text: z.string().nullable(),
  /** The name of its file, if it is a picture. */
  picture: z.string().nullable(),
});

/** The query of `GET /api/desk/site/picture`: the path of a picture in the folder `images`. */
export const sitePictureQuery = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^[\w][\w\-./ ]*\.(svg|png|jpe?g|webp|avif)$/i)
    .refine((path) => !path.includes('..')),
});

/** The answer to `GET /api/desk/site/preview-state`. */
export const previewState = z.object({
  /** The drafts that were left out of the preview, and why. */
  leftOut: z.array(
    z.object({
      file: z.string(),
      field: z.string(),
      message: z.string(),
      /** JSON pointer of the field that is wrong, if it is one within that of the draft. */
      wrong: z.string().optional(),
    }),
  ),
});

export type SitePreviewAnswer = z.infer<typeof sitePreviewAnswer>;
export type FoundField = z.infer<typeof foundField>;
export type PressedOnPage = z.infer<typeof pressedOnPage>;
export type PressedAnswer = z.infer<typeof pressedAnswer>;
export type SitePageAnswer = z.infer<typeof sitePageAnswer>;
export type PreviewState = z.infer<typeof previewState>;
