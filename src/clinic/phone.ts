import parsePhoneNumber from 'libphonenumber-js/min';

/** `+919876543210` as people read it: `+91 98765 43210`. Other text is returned unchanged. */
export function formatPhone(phone: string): string {
  return parsePhoneNumber(phone)?.formatInternational() ?? phone;
}
