/** Minimum and maximum length of a password. Without Zod, to keep the browser's bundle small. */
export const passwordLength = { min: 12, max: 128 } as const;
