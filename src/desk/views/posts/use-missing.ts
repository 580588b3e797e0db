import { useState } from 'react';
import { DeskError } from '../../api/request.ts';
import { lacksDescription } from '../../editor/text.ts';
import { useCopy } from '../../setup.ts';
import type { PostEditing } from './use-post-editing.ts';

/** What has to be written before a post can be published, at its field. */
type Missing = Partial<Record<'title' | 'text' | 'slug', string>>;

/** Looks whether a post can be published. */
export function useMissing({ read }: PostEditing) {
  const { publishing, post } = useCopy();
  const [missing, setMissing] = useState<Missing>({});
  const find = (): Missing => {
    const content = read();
    return {
      ...(content.title.trim() === '' && { title: publishing.titleMissing }),
      ...(content.html === ''
        ? { text: publishing.textMissing }
        : lacksDescription(content) && { text: publishing.altMissing }),
    };
  };
  return {
    missing,
    /** What has been written since is no longer missing. */
    mend(field: keyof Missing): void {
      if (missing[field] === undefined) return;
      const { [field]: _, ...others } = missing;
      setMissing(others);
    },
    /** Whether nothing is missing; else it is said at the fields, and the first is shown. */
    check(): boolean {
      const found = find();
      setMissing(found);
      const isComplete = Object.keys(found).length === 0;
      if (!isComplete) setTimeout(showFirst);
      return isComplete;
    },
    /** Takes what the server says is wrong; false where that concerns no field. */
    refuse(error: Error): boolean {
      if (!(error instanceof DeskError) || error.problem !== 'taken') return false;
      setMissing({ slug: post.addressTaken });
      setTimeout(showFirst);
      return true;
    },
  };
}

function showFirst(): void {
  document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
}
