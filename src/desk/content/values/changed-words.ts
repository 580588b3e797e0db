import { diffArrays } from 'diff';

/** A run of words in a text, and whether the other text differs there. */
export interface Stretch {
  /** Its index among the runs. */
  index: number;
  text: string;
  isChanged: boolean;
}

/** Texts up to this many characters are shown whole. */
const shortText = 80;

/** With more changed words than this, the two are different texts. */
const maxChanges = 200;

/** Characters that are shown on each side of a change. */
const contextLength = 60;

/**
 * Two texts, with the words in which they differ marked. Of what they share, only the words near a difference are kept,
 * with "…" for the rest.
 * @returns null where the texts are short, or have little in common
 */
export function changedWords(
  before: string,
  after: string,
): { before: Stretch[]; after: Stretch[] } | null {
  if (before.length <= shortText && after.length <= shortText) return null;
  const changes = diffArrays(words(before), words(after), { maxEditLength: maxChanges }) ?? [];
  const isKept = ({ added, removed }: (typeof changes)[number]) => !added && !removed;
  const kept = changes.filter(isKept).flatMap(({ value }) => value.join('').trim());
  if (kept.join('').length < Math.min(before.length, after.length) / 3) return null;
  const sideOf = (left: 'added' | 'removed') =>
    changes
      .filter((change) => !change[left])
      .map((change, index, all) => {
        const text = change.value.join('');
        if (!isKept(change)) return { index, text, isChanged: true };
        return {
          index,
          text: shortened(text, index === 0, index === all.length - 1),
          isChanged: false,
        };
      });
  return { before: sideOf('added'), after: sideOf('removed') };
}

/** The words of a text and the spaces between them. */
function words(text: string): string[] {
  return text.split(/(\s+)/).filter((each) => each !== '');
}

/** A stretch without what is far from the changes before and after it. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? 0 : contextLength;
  const end = isLast ? 0 : contextLength;
  if (text.length <= start + end + contextLength) return text;
  const head = text.slice(0, start).replace(/\S*$/, '');
  const tail = text.slice(text.length - end).replace(/^\S*/, '');
  return `${head}… ${end > 0 ? tail.trimStart() : ''}`;
}
