/**
 * Why a picture is refused. `format`: an unsupported format. `heic`: the format of iPhones, for which there
 * is no free decoder. `unreadable`: damaged. `large`: too many bytes or pixels. `narrow`: so long that nothing
 * could be recognised after resizing. `unfinished`: processing ran out of time or memory, and may succeed later.
 */
export type PictureFault = 'format' | 'heic' | 'unreadable' | 'large' | 'narrow' | 'unfinished';
