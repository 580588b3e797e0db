import type { SiteFile, StaleField } from '../../../../shared/desk/site/site.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { useFileAction } from '../data/site.ts';
import { ShownValue } from './ShownValue.tsx';

/** Says that another language was changed since, with what it said before and says now. */
export function StaleNote({ file, stale }: { file: SiteFile; stale: StaleField }) {
  const { site: copy } = useCopy();
  const { locale } = useSetup();
  const confirm = useFileAction();
  const { changedIn, before, after, isDraft, field } = stale;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(changedIn) ?? changedIn;
  return (
    <div className="mt-2 rounded-card border border-line border-l-4 border-l-accent bg-panel p-3 text-small">
      <p className="font-semibold">
        {interpolate(isDraft ? copy.staleDraft : copy.stale, { LANGUAGE: name })}
      </p>
      <p className="mt-1">
        <span className="text-soft">{copy.before}:</span>{' '}
        <ShownValue value={before} language={changedIn} />
      </p>
      <p className="mt-1">
        <span className="text-soft">{copy.now}:</span>{' '}
        <ShownValue value={after} language={changedIn} />
      </p>
      {!isDraft && (
        <button
          type="button"
          className={`-ml-2 ${smallButton}`}
          disabled={confirm.isPending}
          onClick={() => confirm.mutate({ path: 'translated', file: file.file, field })}
        >
          {copy.rightAsIs}
        </button>
      )}
      <Problem error={confirm.error} />
    </div>
  );
}
