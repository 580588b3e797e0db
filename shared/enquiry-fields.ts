/** The fields of the contact form, in the order shown. Kept free of Zod, because the browser loads it. */
export const fieldNames = ['name', 'email', 'phone', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
