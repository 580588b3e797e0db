import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { DeskError } from '../../api/request.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { FieldName } from './FieldName.tsx';
import { useUndo } from './use-publish-site.ts';

/** Takes a publication back in one press; that itself can be taken back. */
export function UndoPublication({ number }: { number: number }) {
  const { sitePublishing: copy } = useCopy();
  const undo = useUndo();
  const overtaken = undo.error instanceof DeskError ? undo.error.overtaken : [];
  if (undo.isSuccess) {
    return (
      <p role="status" className="py-2.5 font-semibold">
        {copy.undone}
      </p>
    );
  }
  return (
    <div>
      <button
        type="button"
        className={buttonClasses('outline', 'disabled:opacity-50')}
        aria-label={`${copy.undo}: ${interpolate(copy.number, { NUMBER: number })}`}
        disabled={undo.isPending}
        onClick={() => undo.mutate(number)}
      >
        {undo.isPending ? copy.undoing : copy.undo}
      </button>
      <Problem error={undo.error} />
      {overtaken.map(({ file, field }) => (
        <p key={file + field}>
          <FieldName place={{ file, field }} />
        </p>
      ))}
    </div>
  );
}
