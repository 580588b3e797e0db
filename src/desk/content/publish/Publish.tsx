import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup } from '../../../../shared/json.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useSignedIn } from '../../api/session.ts';
import { Checkbox } from '../../parts/Field.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { localTime } from '../../time/times.ts';
import { comesLater } from '../article/article.ts';
import { textOf } from '../controls/control.ts';
import { usePublish } from '../data/api.ts';
import { nameOf } from '../data/place.ts';
import { ChangedCard } from './ChangedCard.tsx';
import { type ChangedFile, useChangedFiles } from './changed-files.ts';
import { Published, type PublishedProps, Refused } from './Outcome.tsx';

const nothingSeen = { changed: null, unseen: [], isAllUnseen: false };

/** The drafts, before and after, and the button that publishes them. */
export function Publish() {
  const { content: copy, frame } = useCopy();
  const { isReady, error, changed, refetch } = useChangedFiles();
  // The paths of those whose tick was changed.
  const [toggled, setToggled] = useState<string[]>([]);
  const { timeZone } = useSignedIn();
  const publish = usePublish();
  const cards = Map.groupBy(changed, ({ file }) => nameOf(file.path));
  // Not ticked at first: what has a mistake, in all its languages, and what an undo has taken off the site.
  const isHeld = ({ file }: ChangedFile) =>
    file.draft?.isTakenBack === true ||
    cards.get(nameOf(file.path))?.some((each) => each.file.mistakes.length > 0) === true;
  const isChosen = (each: ChangedFile) => toggled.includes(each.file.path) === isHeld(each);
  const chosen = changed.filter(isChosen);
  const choose = (files: ChangedFile[], isWanted: boolean) => {
    const paths = files.filter((each) => isChosen(each) !== isWanted).map(({ file }) => file.path);
    const kept = toggled.filter((path) => !paths.includes(path));
    setToggled([...kept, ...paths.filter((path) => !toggled.includes(path))]);
  };
  // The published files are no longer among the drafts.
  const [outcome, setOutcome] = useState<Omit<PublishedProps, 'number'>>(nothingSeen);
  const send = () => {
    const now = localTime(timeZone);
    const unseen = chosen.flatMap(({ file, value }) => {
      if (!file.path.endsWith('.md') || !isGroup(value)) return [];
      const isHidden = value['hidden'] === true;
      const from = isHidden ? null : comesLater(value, now);
      return isHidden || from !== null ? [{ file, title: textOf(value['title']), from }] : [];
    });
    const isUnseen = ({ file }: ChangedFile) => unseen.some((each) => each.file === file);
    const [first] = chosen.filter((each) => each.value !== undefined && !isUnseen(each));
    const [change] = first?.changes ?? [];
    setOutcome({
      changed: first ? { path: first.file.path, pointer: change?.pointer ?? '' } : null,
      unseen: unseen.map(({ title, from }) => ({ title, from })),
      isAllUnseen: chosen.every(isUnseen),
    });
    const files = chosen.flatMap(({ file, former }) => (former ? [file, former] : [file]));
    if (!publish.isPending) {
      publish.mutate(
        files.map(({ path, version }) => ({ path, version })),
        { onSuccess: () => setToggled([]) },
      );
    }
  };
  const ready = changed.filter((each) => !isHeld(each));
  const count = [...cards.values()].filter((files) => files.some(isChosen)).length;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {copy.back}
      </Link>
      <Heading>{copy.publish}</Heading>
      {publish.isSuccess && (
        <Published key={publish.data.number} number={publish.data.number} {...outcome} />
      )}
      <Refused error={publish.error} retry={send} />
      <Problem error={error} retry={refetch} />
      {!isReady && !error && <Spinner copy={frame.loading} />}
      {isReady && changed.length === 0 && !publish.isSuccess && <p>{copy.nothingToPublish}</p>}
      {changed.length > 0 && (
        <>
          <p className="mb-3">{copy.publishText}</p>
          {/* One tick for all does not publish what is held back. */}
          {cards.size > 1 && (
            <div className="mb-2 px-4">
              <Checkbox
                label={copy.everything}
                isChecked={ready.length > 0 && ready.every(isChosen)}
                onChange={(isWanted) => choose(isWanted ? ready : changed, isWanted)}
              />
            </div>
          )}
          <ul className="grid gap-3">
            {[...cards].map(([name, files]) => (
              <ChangedCard
                key={name}
                name={name}
                files={files}
                isChosen={isChosen}
                onChoose={choose}
              />
            ))}
          </ul>
          <div className="sticky bottom-0 z-10 mt-4 flex min-h-16 flex-wrap items-center gap-3 border-t border-line bg-page py-2">
            <button
              type="button"
              className={buttonClasses('primary', 'disabled:opacity-50')}
              disabled={chosen.length === 0 || publish.isPending}
              onClick={send}
            >
              {interpolate(copy.publishChosen, { COUNT: count })}
            </button>
            <p role="status" className="text-small">
              {publish.isPending && copy.publishing}
            </p>
          </div>
        </>
      )}
    </>
  );
}
