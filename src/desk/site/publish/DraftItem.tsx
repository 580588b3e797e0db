import { Link } from '@tanstack/react-router';
import type { SiteFieldsAnswer } from '../../../../shared/desk/site/site.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { pointerOf, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { formOfField, labelsWithin, mistakesAt, shownFields } from '../data/file-values.ts';
import { type SiteField, seenOf, useDiscard } from '../data/site.ts';
import { DiscardButton } from '../notes/DiscardButton.tsx';
import { ChangedHoursNote, hoursForSearchEngines } from '../notes/HoursNote.tsx';
import { usePastDays } from '../notes/past-days.ts';
import { placeOf } from '../page/place.ts';
import { Describe } from '../pictures/Describe.tsx';
import { undescribed } from '../pictures/picture-address.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { FieldName } from './FieldName.tsx';
import { MissingLanguages } from './MissingLanguages.tsx';
import type { FileDraft } from './use-publish-site.ts';

interface DraftItemProps {
  /** The same change in one language or in several. */
  items: FileDraft[];
  page: SiteFieldsAnswer | undefined;
  /** All that is changed. */
  drafts: SiteField[];
  isChosen: boolean;
  onToggle: () => void;
}

/** A change that is not published: what it changes, and whether it is published with the others. */
export function DraftItem({ items, page, drafts, isChosen, onToggle }: DraftItemProps) {
  const { sitePublishing: copy, site, sitePage } = useCopy();
  const { languages } = useSignedIn();
  const timeOf = useTimes();
  const discard = useDiscard();
  const { locale } = useSetup();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const mainLanguage = names.of(languages[0] ?? 'en') ?? '';
  const [first] = items;
  const pastDaysIn = usePastDays(first?.file.file ?? '', first?.draft.field ?? '');
  if (!first) return null;
  const { file, draft } = first;
  const isOver = pastDaysIn(draft.value).length > 0;
  const takeBack = () => {
    for (const each of items) {
      const { field, version } = each.draft;
      discard.mutate({ file: each.file.file, field, version, within: seenOf(each.within) });
    }
  };
  const mistakes = new Map(
    items.flatMap((each) =>
      mistakesAt(each.file, draft.field).map(({ place, message }) => {
        const labels = page && place ? labelsWithin(page, draft.field, place) : [];
        const text = [labels.join(' › '), message].filter(Boolean).join(': ');
        const inner = place ? pointerOf(place.split('.')) : '';
        return [text, { file: each.file.file, field: draft.field + inner }] as const;
      }),
    ),
  );
  return (
    <li className="card p-4">
      <div className="flex items-start gap-3">
        <label className="flex min-h-11 min-w-11 items-center">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-brand"
            checked={isChosen}
            onChange={onToggle}
          />
          <span className="sr-only">{copy.include}</span>
        </label>
        <FieldName
          place={{ file: file.file, field: draft.field }}
          page={page}
          languages={items.flatMap((each) => each.file.language ?? [])}
        />
      </div>
      {/* Beside the tick that it keeps away, before a long text. */}
      {mistakes.size > 0 && (
        <ul className="mt-1 border-l-4 border-l-accent pl-2 text-small font-semibold">
          {[...mistakes].map(([text, place]) => (
            <li key={text} className="wrap-anywhere">
              <Link {...placeOf(place)} className="inline-flex min-h-11 items-center underline">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <BeforeAfter
        before={valueAt(shownFields(file), draft.field)}
        after={draft.value}
        form={page && formOfField(page, draft.field)}
        language={file.language}
      />
      {draft.field === hoursForSearchEngines && draft.value === undefined && (
        <p className="mt-2 text-small font-semibold">{site.hoursAgree}</p>
      )}
      {isOver && <p className="mt-2 text-small font-semibold">{site.dayOver}</p>}
      <ChangedHoursNote file={file} field={draft.field} />
      {first.isUntranslated && (
        <p className="mt-2 text-small font-semibold">
          {interpolate(copy.untranslated, { LANGUAGE: mainLanguage })}
        </p>
      )}
      {draft.field === '' && page && <MissingLanguages page={page} />}
      <Describe
        text={sitePage.undescribed}
        places={items.flatMap(({ file: of }) =>
          undescribed({ file: of.file, field: draft.field }, drafts, languages),
        )}
      />
      <p className="mt-2 text-small text-soft">
        {interpolate(site.draftBy, { NAME: draft.by, TIME: timeOf(draft.at) })}
      </p>
      {items.some((each) => each.draft.isOvertaken) && (
        <p className="mt-1 text-small font-semibold">{site.overtaken}</p>
      )}
      <DiscardButton isPending={discard.isPending} onDiscard={takeBack} />
      <Problem error={discard.error} />
    </li>
  );
}
