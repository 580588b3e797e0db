import { interpolate } from '../../shared/interpolate.ts';
import { uploadFormatNames } from '../../shared/pictures.ts';
import { en } from '../words/en.ts';

/**
 * Why a picture is refused. `format`: an unsupported format. `heic`: the format of iPhones, for which there
 * is no free decoder. `unreadable`: damaged. `large`: too many bytes or pixels. `narrow`: so long that nothing
 * of it could be recognised once it fits. `unfinished`: it ran out of time or memory, and may succeed later.
 */
export type PictureFault = 'format' | 'heic' | 'unreadable' | 'large' | 'narrow' | 'unfinished';

const sentences = en.problems;

/** The faults as sentences for the command line. */
export const pictureFaults: Record<PictureFault, string> = {
  format: interpolate(sentences['picture-format'], { FORMATS: uploadFormatNames }),
  heic: sentences['picture-heic'],
  unreadable: sentences['picture-unreadable'],
  large: sentences['picture-too-large'],
  narrow: sentences['picture-narrow'],
  unfinished: sentences['picture-unfinished'],
};
