import { diffArrays } from 'diff';
import { findChanges, pointerIn } from '../../../../shared/content-changes.ts';
import { parseFile } from '../../../../shared/content-document.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import { formAt, labelsOf, titleOfItem } from '../../../../shared/desk/titles.ts';
import type { Json } from '../../../../shared/json.ts';

type Value = Json | undefined;

/** A field that differs between two versions of a file, as it is shown. */
export interface LabelledChange {
  /** JSON pointer in the newer version, or in the older one if the field was removed. */
  pointer: string;
  /** The labels of the field and its parents. */
  labels: string[];
  form: FormField | undefined;
  /** Undefined if it was added. */
  before: Value;
  /** Undefined if it was removed. */
  after: Value;
}

/** Finds the fields in which two versions of a file differ; for a list that was reordered, the titles of its items. */
export function labelChanges(
  form: FormField | undefined,
  before: Value,
  after: Value,
): LabelledChange[] {
  return findChanges(before, after).map(({ field, was, value, isOrder }) => {
    const pointerInAfter = pointerIn(after, field);
    const pointer = pointerInAfter ?? pointerIn(before, field) ?? '';
    const labels = labelsOf(form, pointerInAfter === null ? before : after, pointer);
    if (!isOrder) {
      return { pointer, labels, form: formAt(form, pointer), before: was, after: value };
    }
    const [oldItems, newItems] = [was, value].map((items) => (Array.isArray(items) ? items : []));
    return {
      pointer,
      labels,
      form: undefined,
      before: oldItems?.map(titleOfItem),
      after: newItems?.map(titleOfItem),
    };
  });
}

/** The value of a file's text; undefined if there is no such file, or if it cannot be read. */
export function parseValue({
  path,
  text,
}: {
  path: string;
  text: string | null;
}): Json | undefined {
  return text === null ? undefined : parseFile(path, text)?.toJSON();
}

/** A run of words in a text, and whether the other text differs there. */
export interface TextRun {
  /** Its index among the runs. */
  index: number;
  text: string;
  isChanged: boolean;
}

/** Texts that differ in more words than this are not compared word by word. */
const maxChanges = 200;

/** Characters that are shown on each side of a change. */
const contextLength = 60;

/**
 * Marks the words in which two texts differ. Of the words that they share, only those near a difference are kept; "…"
 * replaces the rest.
 * @returns null if the texts have little in common
 */
export function diffWords(
  before: string,
  after: string,
): { before: TextRun[]; after: TextRun[] } | null {
  const changes =
    diffArrays(splitWords(before), splitWords(after), { maxEditLength: maxChanges }) ?? [];
  const isUnchanged = ({ added, removed }: (typeof changes)[number]) => !added && !removed;
  const sharedWords = changes.filter(isUnchanged).flatMap(({ value }) => value.join('').trim());
  if (sharedWords.join('').length < Math.min(before.length, after.length) / 3) return null;
  const sideOf = (hiddenSide: 'added' | 'removed') =>
    changes
      .filter((change) => !change[hiddenSide])
      .map((change, index, all) => {
        const text = change.value.join('');
        if (!isUnchanged(change)) return { index, text, isChanged: true };
        return {
          index,
          text: shortenRun(text, index === 0, index === all.length - 1),
          isChanged: false,
        };
      });
  return { before: sideOf('added'), after: sideOf('removed') };
}

/** Splits a text into its words and the spaces between them. */
function splitWords(text: string): string[] {
  return text.split(/(\s+)/).filter((each) => each !== '');
}

/** Shortens a run by the words that are far from the changes before and after it. */
function shortenRun(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? 0 : contextLength;
  const end = isLast ? 0 : contextLength;
  if (text.length <= start + end + contextLength) return text;
  const head = text.slice(0, start).replace(/\S*$/, '');
  const tail = text.slice(text.length - end).replace(/^\S*/, '');
  return `${head}… ${end > 0 ? tail.trimStart() : ''}`;
}
