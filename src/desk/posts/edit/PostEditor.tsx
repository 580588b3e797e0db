import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenedPost, OpenedVersion, PostContent } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { foreignElements } from '../../editor/foreign-elements.ts';
import { TextEditor } from '../../editor/TextEditor.tsx';
import { Field } from '../../parts/Field.tsx';
import { useCopy } from '../../parts/setup.ts';
import { Leaving } from '../../saving/Leaving.tsx';
import { useClock } from '../../time/times.ts';
import { PostDeletion } from '../publish/PostDeletion.tsx';
import { PostHistory } from '../publish/PostHistory.tsx';
import { PostPreview } from '../publish/PostPreview.tsx';
import { PublishButton } from '../publish/PublishButton.tsx';
import { Publishing } from '../publish/Publishing.tsx';
import { RestoredVersion } from '../publish/RestoredVersion.tsx';
import { usePublishing } from '../publish/use-publishing.ts';
import type { KeptPosts } from '../save/kept-posts.ts';
import { LanguageHint } from './LanguageHint.tsx';
import { OtherEditors } from './OtherEditors.tsx';
import { PostChoice } from './PostChoice.tsx';
import { PostDetails } from './PostDetails.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useMissing } from './use-missing.ts';
import { usePostEditing } from './use-post-editing.ts';

/** Loaded after the editor, to keep the editor small. */
const Translations = lazy(async () => ({
  default: (await import('../translations/Translations.tsx')).Translations,
}));

interface PostEditorProps {
  post: OpenedPost;
  content: PostContent;
  isChanged: boolean;
  /** The version that was restored into the editor. */
  restored?: OpenedVersion | undefined;
  kept: KeptPosts;
  /** Restarts the editor with the stored content, or with another text based on it. */
  begin: (post: OpenedPost, content?: PostContent, restored?: OpenedVersion) => void;
  reload: () => Promise<OpenedPost | undefined>;
}

/** The editor of a post. */
export function PostEditor({ begin, reload, ...start }: PostEditorProps) {
  const { post: copy, postChoice, elements } = useCopy();
  const clock = useClock();
  const editing = usePostEditing(start);
  const { queue, fields, stored, read, write, writeText } = editing;
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const { missing, mend, check, refuse } = useMissing(editing);
  const [foreign] = useState(() =>
    start.content.document === null ? foreignElements(start.content.html) : [],
  );
  const [restored, setRestored] = useState(start.restored);
  const publishing = usePublishing({
    editing,
    check,
    refuse,
    onDone: () => setRestored(undefined),
  });
  useSaveKey(() => void queue.flush());
  const isConflict = state.kind === 'conflict';
  return (
    <>
      <Leaving editor={queue} copy={copy} />
      {isConflict && (
        <PostChoice
          heading={postChoice.conflictHeading}
          text={interpolate(postChoice.conflictText, {
            NAME: state.theirs.savedBy ?? '',
            TIME: clock(state.theirs.savedAt ?? new Date().toISOString()),
          })}
          mine={{ content: read(), at: new Date().toISOString() }}
          stored={state.theirs}
          onMine={() => void queue.overwrite(state.theirs)}
          onStored={() => {
            queue.abandon();
            begin(state.theirs);
          }}
        />
      )}
      <div hidden={isConflict} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-desk">
        <div className="grid grid-cols-1 gap-4">
          <OtherEditors
            id={start.post.id}
            editing={editing}
            onShow={async () => {
              const post = await reload();
              if (post) begin(post);
            }}
          />
          {restored && <RestoredVersion version={restored} isOnSite={stored.live !== null} />}
          {foreign.length > 0 && (
            <p className="card bg-warm p-4">
              {interpolate(copy.foreign, {
                LIST: foreign.map((name) => elements[name]).join(', '),
              })}
            </p>
          )}
          <Field
            label={copy.title}
            maxLength={300}
            language={fields.language}
            problem={missing.title}
            autoComplete="off"
            value={fields.title}
            onChange={(title) => {
              write({ title });
              mend('title');
            }}
          />
          <TextEditor
            start={start.content}
            language={fields.language}
            wrong={missing.text}
            onChange={(reader) => {
              writeText(reader);
              mend('text');
            }}
          />
          <LanguageHint
            content={{ ...fields, html: stored.html }}
            onChange={(language) => write({ language })}
          />
          <PostDetails
            editing={editing}
            addressProblem={missing.slug}
            onAddress={() => mend('slug')}
          />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Publishing editing={editing} publishing={publishing} begin={begin} />
          <Suspense fallback={null}>
            <Translations editing={editing} />
          </Suspense>
          <PostPreview id={start.post.id} queue={queue} />
          <PostHistory
            editing={editing}
            onRestore={(version) =>
              begin(editing.latest(), contentOf(version, read().slug), version)
            }
          />
          <PostDeletion id={start.post.id} queue={queue} />
        </div>
      </div>
      {!isConflict && (
        <SaveStatus queue={queue}>
          <PublishButton editing={editing} publishing={publishing} className="shrink-0 lg:hidden" />
        </SaveStatus>
      )}
    </>
  );
}

/** A version as it is restored into the editor: the post keeps its address. */
function contentOf(version: OpenedVersion, slug: string): PostContent {
  const { number: _, publishedAt: _at, publishedBy: _by, ...content } = version;
  return { ...content, slug };
}

/** Ctrl+S saves at once, as everywhere else. */
function useSaveKey(save: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
