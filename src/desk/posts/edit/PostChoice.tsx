import { useEffect, useRef } from 'react';
import type { OpenedPost, PostContent } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { ShownText } from '../../editor/ShownText.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';

interface PostChoiceProps {
  heading: string;
  text: string;
  mine: { content: PostContent; at: string };
  stored: OpenedPost;
  onMine: () => void;
  onStored: () => void;
}

/** Two versions of a post side by side: nothing is overwritten until one has been chosen. */
export function PostChoice({ heading, text, mine, stored, onMine, onStored }: PostChoiceProps) {
  const { postChoice: copy } = useCopy();
  const timeOf = useTimes();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const savedAt = stored.savedAt ? timeOf(stored.savedAt) : '';
  const label = stored.savedBy
    ? interpolate(copy.theirs, { NAME: stored.savedBy, TIME: savedAt })
    : interpolate(copy.stored, { TIME: savedAt });
  return (
    <section className="card border-l-4 border-l-accent p-4 sm:p-6">
      <h2 ref={title} tabIndex={-1} className="text-card outline-none">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <OneText
          label={interpolate(copy.mine, { TIME: timeOf(mine.at) })}
          content={mine.content}
          action={copy.takeMine}
          onTake={onMine}
        />
        <OneText label={label} content={stored} action={copy.takeTheirs} onTake={onStored} />
      </div>
    </section>
  );
}

interface OneTextProps {
  label: string;
  content: PostContent;
  action: string;
  onTake: () => void;
}

function OneText({ label, content, action, onTake }: OneTextProps) {
  const { postChoice: copy, posts } = useCopy();
  return (
    <div className="flex flex-col rounded-card border border-rule p-4">
      <p className="text-small font-semibold">{label}</p>
      <div lang={content.language} className="my-3 max-h-half grow overflow-y-auto wrap-anywhere">
        <p className="font-heading text-card font-semibold">{content.title || posts.untitled}</p>
        {content.excerpt && <p className="mt-2 text-soft">{content.excerpt}</p>}
        <div className="mt-3">
          {content.html === '' ? copy.noText : <ShownText text={content} label={label} />}
        </div>
      </div>
      <button type="button" className={buttonClasses('outline')} onClick={onTake}>
        {action}
      </button>
    </div>
  );
}
