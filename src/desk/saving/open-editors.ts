/** How long leaving an editor waits for a save, in milliseconds. */
const longestWait = 3_000;

/** An editor that saves what is being written: a post, or texts of the site. */
interface OpenEditor {
  keepNow(): void;
  flush(): Promise<boolean>;
  abandon(): void;
}

/** The editors that are open in this tab. */
export const openEditors = new Set<OpenEditor>();

/** Saves an editor that is about to be left; returns false if that fails or takes too long. */
export function saveBeforeLeaving(editor: OpenEditor): Promise<boolean> {
  editor.keepNow();
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWait));
  return Promise.race([editor.flush(), tooLate]);
}
