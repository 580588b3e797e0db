// Separate from send-enquiry.ts, because the first script of the form's pages needs only this (`client-interaction/directive.ts`).

/** A new id: it makes sending an enquiry twice harmless. Works without HTTPS too. */
export function newEnquiryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fills the `id` field of a form, if it has an empty one. */
export function fillId(form: HTMLFormElement): void {
  const field = form.elements.namedItem('id') as HTMLInputElement | null;
  if (field) field.value ||= newEnquiryId();
}
