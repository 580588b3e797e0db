/** A new id, so that a repeated send is the same enquiry; also where the page is not on HTTPS. */
export function newEnquiryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fills the field `id` of a form, where it has one that is empty. */
export function giveId(form: HTMLFormElement): void {
  const field = form.elements.namedItem('id');
  if (field instanceof HTMLInputElement) field.value ||= newEnquiryId();
}
