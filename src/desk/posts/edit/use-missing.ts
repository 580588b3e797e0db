import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { markPattern } from '../../../../shared/pasted/pasted.ts';
import { suggestedSlug } from '../../../../shared/text/slug.ts';
import { DeskError } from '../../api/request.ts';
import { lacksDescription } from '../../editor/text.ts';
import { useCopy } from '../../parts/setup.ts';
import type { PostEditing } from './use-post-editing.ts';

/** What is missing before a post can be published, by field. */
type Missing = Partial<Record<'title' | 'text' | 'slug', string>>;

/** Checks whether a post can be published. */
export function useMissing({ read }: PostEditing) {
  const { publishing, post } = useCopy();
  const [missing, setMissing] = useState<Missing>({});
  const find = (): Missing => {
    const content = read();
    const marked = (text: string) => {
      const [mark] = markPattern.exec(text) ?? [];
      return mark && interpolate(publishing.markMissing, { MARK: mark });
    };
    const inTitle = content.title.trim() === '' ? publishing.titleMissing : marked(content.title);
    const inText =
      content.html === ''
        ? publishing.textMissing
        : (marked(content.html) ?? (lacksDescription(content) ? publishing.altMissing : undefined));
    return {
      ...(inTitle && { title: inTitle }),
      ...(inText && { text: inText }),
      ...(content.title.trim() !== '' &&
        (content.slug || suggestedSlug(content.title)) === '' && { slug: post.addressMissing }),
    };
  };
  return {
    missing,
    /** Removes what is no longer missing. */
    mend(field: keyof Missing): void {
      if (missing[field] === undefined) return;
      const { [field]: _, ...others } = missing;
      setMissing(others);
    },
    /** Whether nothing is missing; otherwise shows messages at the fields, and scrolls to the first. */
    check(): boolean {
      const found = find();
      setMissing(found);
      const isComplete = Object.keys(found).length === 0;
      if (!isComplete) setTimeout(showFirst);
      return isComplete;
    },
    /** Shows the server's refusal at its field; returns false if it does not concern a field. */
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
