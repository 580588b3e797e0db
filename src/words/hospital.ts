import { interpolate } from '../../shared/interpolate.ts';
import { formatPhone } from '../../shared/phone-numbers.ts';
import type { Site } from '../content/read/index.ts';
import { factField, marked } from '../content/snapshot/marks.ts';

/** What pages say about the hospital in which the doctor treats patients. */
interface HospitalTexts {
  /** Where treatments that need a hospital are done. */
  doneAt: string;
  /** Where to go at night; undefined if its casualty is not known to be open then. */
  atNight: string | undefined;
  /** The call to its casualty; undefined if its phone number is not known. */
  call: { text: string; href: string } | undefined;
}

/** What pages say about the clinic's hospital; null if the clinic names none. */
export function hospitalTexts({
  clinic: { hospital },
  copy,
}: Pick<Site, 'clinic' | 'copy'>): HospitalTexts | null {
  if (!hospital || !copy.hospital) return null;
  const { name, address, phone, openAtNight } = hospital;
  const sentence = (text: string) => interpolate(text, { HOSPITAL: name, ADDRESS: address });
  return {
    doneAt: sentence(copy.hospital.doneAt),
    atNight: openAtNight ? sentence(copy.hospital.atNight) : undefined,
    call:
      phone === undefined
        ? undefined
        : {
            text: interpolate(copy.hospital.phone, {
              PHONE: marked(formatPhone(phone), factField('/hospital/phone')),
            }),
            href: `tel:${phone}`,
          },
  };
}
