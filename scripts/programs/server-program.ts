/** The command line of the server. The limits keep memory low when thousands of posts are read: docs/decisions/0014. */
export const serverProgram = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  'server/main.ts',
];

/** Settings of the C library's allocator: by default, the process would keep freed memory. */
export const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
