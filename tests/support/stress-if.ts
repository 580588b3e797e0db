/** Tags a test for `npm run stress` if other cases of it are enough for `npm test`. */
export const stressIf = (isStress: boolean) => ({ tags: isStress ? ['stress'] : [] });
