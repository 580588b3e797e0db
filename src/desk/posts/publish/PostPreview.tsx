import { useMutation } from '@tanstack/react-query';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { makePreview } from '../save/post-changes.ts';
import type { PostQueue } from '../save/use-post-queue.ts';

/** Creates a link that shows the draft on the site's own page, which can be given to others. */
export function PostPreview({ id, queue }: { id: string; queue: PostQueue }) {
  const { publishing: copy } = useCopy();
  const timeOf = useTimes();
  const preview = useMutation({
    mutationFn: async () => {
      await queue.saveAll();
      return makePreview(id);
    },
  });
  const { data } = preview;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.preview}</h2>
      {data ? (
        <div role="status">
          <p className="mt-2">{interpolate(copy.previewText, { TIME: timeOf(data.until) })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <a
              href={data.link}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses('outline')}
            >
              {copy.openPreview}
            </a>
            <CopyButton text={data.link} label={copy.copy} copied={copy.copied} />
          </div>
        </div>
      ) : (
        <button
          type="button"
          className={buttonClasses('outline', 'mt-3')}
          disabled={preview.isPending}
          onClick={() => preview.mutate()}
        >
          {copy.makePreview}
        </button>
      )}
      <Problem error={preview.error} retry={() => preview.mutate()} />
    </section>
  );
}
