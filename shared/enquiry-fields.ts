/** The fields of the contact form, in the order in which they are shown. Free of Zod for the browser. */
export const fieldNames = ['name', 'email', 'phone', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
