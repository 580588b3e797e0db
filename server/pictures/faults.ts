import { serverCopy } from '../../shared/desk/server-copy.ts';

/** Largest upload, in bytes. */
export const largestUpload = 15 * 1024 * 1024;

/**
 * Why a picture is refused. `format`: an unsupported format. `heic`: the format of iPhones, for which there
 * is no free decoder. `unreadable`: damaged. `large`: too many bytes or pixels. `unfinished`: it ran out of
 * time or memory, and may succeed later.
 */
export type PictureFault = 'format' | 'heic' | 'unreadable' | 'large' | 'unfinished';

const sentences = serverCopy.problems;

/** The faults as sentences for the command line. */
export const pictureFaults: Record<PictureFault, string> = {
  format: sentences['picture-format'],
  heic: sentences['picture-heic'],
  unreadable: sentences['picture-unreadable'],
  large: sentences['picture-too-large'],
  unfinished: sentences['picture-unfinished'],
};
