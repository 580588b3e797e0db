import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { usePresence } from '../save/posts.ts';
import type { PostEditing } from './use-post-editing.ts';

interface OtherEditorsProps {
  id: string;
  editing: PostEditing;
  onShow: () => void;
}

/** Says who else is editing, and whether a newer version is stored. */
export function OtherEditors({ id, editing: { queue }, onShow }: OtherEditorsProps) {
  const { post: copy } = useCopy();
  const presence = usePresence(id);
  const { person } = useSignedIn();
  const names = [...new Set(presence?.others.map(({ name }) => name))];
  const others = names.filter((name) => name !== person.name);
  const isNewer = presence !== undefined && presence.version > queue.version && !queue.isUnsaved;
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="card border-l-4 border-l-accent bg-warm p-4">
          {others.length > 0
            ? interpolate(copy.editing, { NAMES: others.join(', ') })
            : copy.editingTwice}
        </p>
      )}
      {isNewer && (
        <p className="card mt-3 flex flex-wrap items-center gap-3 bg-warm p-4">
          {copy.newer}
          <button type="button" className={buttonClasses('outline')} onClick={onShow}>
            {copy.showNewer}
          </button>
        </p>
      )}
    </div>
  );
}
