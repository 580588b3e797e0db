import type { OpenedPost } from '../../../../shared/desk/posts.ts';
import { useSignedIn } from '../../api/session.ts';
import { Confirm } from '../../dialogs/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { discarding, publishing as publishingAt, unpublishing } from './post-actions.ts';
import type { PostPublishing } from './use-publishing.ts';

interface PublishingDialogsProps {
  editing: PostEditing;
  publishing: PostPublishing;
  begin: (post: OpenedPost) => void;
}

/** Asks when to publish, or whether to unpublish or to discard changes. */
export function PublishingDialogs({ editing, publishing, begin }: PublishingDialogsProps) {
  const { publishing: copy } = useCopy();
  const { stored } = editing;
  const { id } = stored;
  const { timeZone } = useSignedIn();
  const { asked, close, act } = publishing;
  const dialog = { error: act.error, isPending: act.isPending, onClose: close };
  if (asked === 'publish') {
    return (
      <PublishDialog
        {...dialog}
        content={editing.read()}
        isFirst={stored.live === null}
        onLanguage={(language) => editing.write({ language })}
        publishAt={stored.publishAt}
        onPublish={(at) => act.mutate(publishingAt(id, at, timeZone))}
      />
    );
  }
  if (asked === 'unpublish') {
    return (
      <Confirm
        {...dialog}
        heading={copy.unpublishHeading}
        text={copy.unpublishText}
        action={copy.unpublish}
        onConfirm={() => act.mutate(unpublishing(stored))}
      />
    );
  }
  if (asked !== 'discard') return null;
  return (
    <Confirm
      {...dialog}
      heading={copy.discardHeading}
      text={copy.discardText}
      action={copy.discard}
      onConfirm={() => act.mutate(discarding(id), { onSuccess: begin })}
    />
  );
}
