/** The command line of the server. The limits keep memory low when thousands of posts are read: docs/decisions/0014. */
export const serverProgram = [
  '--max-semi-space-size=4',
  '--max-old-space-size=512',
  'server/main.ts',
];

/** Environment variables that it needs in addition to its settings. */
export const serverEnvironment = {
  // Settings of the C library's allocator: by default, the process would keep freed memory.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Caches compiled code, for a faster start and faster publishing.
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
};
