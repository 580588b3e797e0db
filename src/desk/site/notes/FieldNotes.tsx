import type { FormField } from '../../../../shared/desk/site/form.ts';
import type { SiteDraft, SiteFile } from '../../../../shared/desk/site/site.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isWithin, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { draftsWithin, shownFields } from '../data/file-values.ts';
import { namesOf } from '../data/names.ts';
import { useDiscard } from '../data/site.ts';
import { type EditedLanguage, useFile } from '../fields/file-context.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { OvertakenChoice } from './OvertakenChoice.tsx';
import { ShownValue } from './ShownValue.tsx';
import { StaleNote } from './StaleNote.tsx';

interface FieldNotesProps {
  /** One, or all that say the same. */
  languages: EditedLanguage[];
  field: string;
  form?: FormField;
  /** True for a set of fields as a whole: what is within stands beside its own fields. */
  isWhole?: boolean;
}

/** What is to be known of a field: that it is not published, and what somebody has to decide. */
export function FieldNotes({ languages, field, form, isWhole = false }: FieldNotesProps) {
  const { site: copy } = useCopy();
  const timeOf = useTimes();
  const { locale } = useSetup();
  const { person } = useSignedIn();
  const discard = useDiscard();
  const { saves, isList } = useFile();
  const draftOf = ({ file }: EditedLanguage) => file.drafts.find((each) => each.field === field);
  const drafts = languages.flatMap((each) => {
    const draft = draftOf(each);
    return draft && !draft.isOvertaken ? [{ ...draft, file: each.file }] : [];
  });
  const [shown] = drafts;
  const othersIn = ({ file }: { file: SiteFile }) =>
    draftsWithin(file, field, isList).filter(({ by }) => by !== person.name);
  const others = namesOf(drafts.flatMap(othersIn), locale);
  const takeBack = async () => {
    // What was typed a moment ago is on its way, and would come back.
    if (!(await saves.flush())) return;
    for (const draft of drafts) {
      const place = { file: draft.file.file, field };
      const version = saves.versionOf(place);
      const within = saves.withinOf(place, othersIn(draft));
      if (version !== null) discard.mutate({ ...place, version, within });
    }
  };
  return (
    <>
      {shown && (
        <div className="mt-1 text-small">
          {isWhole && languages[0]?.name && <p className="font-semibold">{languages[0].name}</p>}
          <p className="text-soft">
            {interpolate(copy.draftBy, { NAME: shown.by, TIME: timeOf(shown.at) })}
          </p>
          <p>
            <span className="text-soft">{copy.onSite}:</span>{' '}
            <ShownValue
              value={valueAt(shownFields(shown.file), field)}
              form={form}
              language={shown.file.language}
            />
          </p>
          <DiscardButton
            others={others}
            isPending={discard.isPending}
            onDiscard={() => void takeBack()}
          />
          <Problem error={discard.error} retry={() => void takeBack()} />
        </div>
      )}
      {languages.map(({ file }) => {
        const place = { file: file.file, field };
        const own: SiteDraft | undefined = file.drafts.find((each) => each.field === field);
        const change = file.changes.find((each) => each.field === field);
        return (
          <div key={file.file}>
            <OvertakenChoice place={place} file={file} draft={own} change={change} />
            {change?.leftOut && (
              <p className="mt-1 text-small font-semibold">
                {interpolate(copy.leftOut, { REASON: change.leftOut })}
              </p>
            )}
            {file.stale
              .filter((each) => (isWhole ? each.field === field : isWithin(each.field, field)))
              .map((stale) => (
                <StaleNote key={stale.field + stale.changedIn} file={file} stale={stale} />
              ))}
          </div>
        );
      })}
    </>
  );
}
