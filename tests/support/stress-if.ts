/** Leaves a test to `npm run stress` if `npm test` has enough with other cases of it. */
export const stressIf = (isStress: boolean) => ({ tags: isStress ? ['stress'] : [] });
