/** How long leaving a post waits for a save, in milliseconds. */
const longestWait = 3_000;

/** A post that is being written. */
interface OpenPost {
  keepNow(): void;
  flush(): Promise<boolean>;
  abandon(): void;
}

/** The posts that are being written in this tab. */
export const openPosts = new Set<OpenPost>();

/** Saves a post that is about to be left; returns false if that fails or takes too long. */
export function isSavedSoon(post: OpenPost): Promise<boolean> {
  post.keepNow();
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWait));
  return Promise.race([post.flush(), tooLate]);
}
