/** Largest upload, in bytes. */
export const largestUpload = 15 * 1024 * 1024;

/**
 * Why a picture is refused. `format`: an unsupported format. `heic`: the format of iPhones, for which there
 * is no free decoder. `unreadable`: damaged. `large`: too many bytes or pixels. `unfinished`: it ran out of
 * time or memory, and may succeed later.
 */
export type PictureFault = 'format' | 'heic' | 'unreadable' | 'large' | 'unfinished';

/** The faults as sentences for people. */
export const pictureFaults: Record<PictureFault, string> = {
  format: 'This is not a picture that can be used here. Please choose a JPEG or PNG.',
  heic: 'Pictures in the format HEIC cannot be used here. On the iPhone, choose “Most Compatible” under Settings, Camera, Formats, or send the picture as a JPEG.',
  unreadable: 'This picture cannot be read: the file is damaged or not complete.',
  large: 'This picture is too large. It may have 15 MB and 60 million pixels.',
  unfinished:
    'This picture was not ready in time: the server is very busy, or the picture is unusually slow to prepare. Please try again.',
};
