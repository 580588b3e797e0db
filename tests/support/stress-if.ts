/** The details of a test that `npm run stress` runs, and `npm test` only if some of it is enough. */
export const stressIf = (isStress: boolean) => ({ tags: isStress ? ['stress'] : [] });
