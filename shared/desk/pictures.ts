import { z } from 'zod';

/** An uploaded picture: the response to `POST /api/desk/pictures`. */
export const picture = z.object({
  /** Address of its widest JPEG or, if it is transparent, PNG: `/media/HASH-1600x1067.jpg`. */
  src: z.string(),
  /** The size of that file, in pixels. */
  width: z.int(),
  height: z.int(),
});

export type Picture = z.infer<typeof picture>;
