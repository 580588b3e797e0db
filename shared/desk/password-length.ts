/** The fewest and the most characters of a password. Free of Zod for the browser. */
export const passwordLength = { min: 12, max: 128 } as const;
