import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useSignedIn } from '../../api/session.ts';
import { Checkbox } from '../../parts/Field.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { mayChange } from '../data/rights.ts';
import { nameOf, type SiteField } from '../data/site.ts';
import { DraftItem } from './DraftItem.tsx';
import { LanguageFilter } from './LanguageFilter.tsx';
import { Published } from './Published.tsx';
import { Refused } from './Refused.tsx';
import { useAllDrafts } from './use-all-drafts.ts';
import { type FileDraft, grouped, usePublishSite } from './use-publish-site.ts';

/** A field that was published. */
function placeIn([first]: FileDraft[]): SiteField | null {
  return first ? { file: first.file.file, field: first.draft.field } : null;
}

const keyOf = ({ file, draft }: FileDraft) => file.file + draft.field;

/** Whether it has no tick at first: what is not translated, and what would keep all else off the site. */
const isHeldBack = ({ isUntranslated, isWrong }: FileDraft) => isUntranslated || isWrong;

/** What is not published: before and after, and the button that publishes it. */
export function PublishSite() {
  const { sitePublishing: copy, site, frame } = useCopy();
  const { person } = useSignedIn();
  const all = useAllDrafts();
  const [wanted, setLanguage] = useState<string>();
  // Those whose tick was changed.
  const [changed, setChanged] = useState<string[]>([]);
  const publish = usePublishSite();
  const mine = all.drafts.filter(({ file, draft }) =>
    mayChange(person.role, nameOf(file.file), draft.field),
  );
  // A language of which nothing is left has no choice to leave it by.
  const language = mine.some(({ file }) => file.language === wanted) ? wanted : undefined;
  const shown = mine.filter(({ file }) => language === undefined || file.language === language);
  const isChosen = (each: FileDraft) => changed.includes(keyOf(each)) === isHeldBack(each);
  const chosen = shown.filter(isChosen);
  const send = () => {
    if (!publish.isPending) publish.mutate(chosen);
  };
  const choose = (drafts: FileDraft[], isWanted: boolean) => {
    const keys = drafts.filter((each) => isChosen(each) !== isWanted).map(keyOf);
    setChanged(
      [...changed, ...keys].filter((key) => !(changed.includes(key) && keys.includes(key))),
    );
  };
  const toggle = (group: FileDraft[]) => choose(group, !group.every(isChosen));
  const places = mine.map(({ file, draft }) => ({ file: file.file, field: draft.field }));
  const groups = grouped(shown);
  const ready = shown.filter((each) => !isHeldBack(each));
  const count = groups.filter(([each]) => each && chosen.includes(each)).length;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {site.back}
      </Link>
      <Heading>{copy.heading}</Heading>
      {publish.isSuccess && (
        <Published number={publish.data.number} place={placeIn(publish.variables)} />
      )}
      <Refused error={publish.error} forms={all.forms} retry={send} />
      <Problem error={all.error} retry={all.refetch} />
      {!all.isReady && !all.error && <Spinner copy={frame.loading} />}
      {all.isReady && mine.length === 0 && !publish.isSuccess && <p>{copy.nothing}</p>}
      {mine.length > 0 && (
        <>
          <p className="mb-3">{copy.intro}</p>
          <LanguageFilter drafts={mine} language={language} onChange={setLanguage} />
          {/* One tick for all does not publish what is held back. */}
          {groups.length > 1 && (
            <div className="mb-2 px-4">
              <Checkbox
                label={copy.everything}
                isChecked={ready.length > 0 && ready.every(isChosen)}
                onChange={(isWanted) => choose(isWanted ? ready : shown, isWanted)}
              />
            </div>
          )}
          <ul className="grid gap-3">
            {groups.map((group) => (
              <DraftItem
                key={group.map(keyOf).join()}
                items={group}
                page={all.forms.get(nameOf(group[0]?.file.file ?? ''))}
                drafts={places}
                isChosen={group.every((each) => chosen.includes(each))}
                onToggle={() => toggle(group)}
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
              {interpolate(copy.chosen, { COUNT: count })}
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
