import { buttonClasses } from '../../../ui/Button.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';
import type { PostPublishing } from './use-publishing.ts';

interface PublishButtonProps {
  editing: PostEditing;
  publishing: PostPublishing;
  className: string;
}

/** Asks when to publish; absent if there is nothing to publish. */
export function PublishButton({ editing, publishing, className }: PublishButtonProps) {
  const { publishing: copy } = useCopy();
  const { state } = editing.stored;
  if (state === 'live') return null;
  return (
    <button
      type="button"
      className={buttonClasses('primary', className)}
      onClick={() => publishing.ask('publish')}
    >
      {state === 'changed'
        ? copy.publishChanges
        : state === 'scheduled'
          ? copy.changeTime
          : copy.publish}
    </button>
  );
}
