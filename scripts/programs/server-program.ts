/** How the server is run. The limits keep memory low when thousands of posts are read: docs/decisions/0014. */
export const serverProgram = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  'server/main.ts',
];

/** Variables of the C library: with its usual settings, memory that is free again stays with the process. */
export const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
