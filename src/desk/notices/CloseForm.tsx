import { useState } from 'react';
import { maxReasonLength } from '../../../shared/hours/days.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { maxSentenceLength, sentenceIn } from '../../../shared/notices.ts';
import { useSignedIn } from '../api/session.ts';
import { Choices } from '../parts/Choices.tsx';
import { Checkbox, Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import { useDays, useLocalTimes } from '../time/times.ts';
import type { NoticeContent } from './close-form-state.ts';
import {
  announcements,
  applyDefaults,
  type CloseFormState,
  closures,
  dropEmptyTexts,
  type FormContext,
  mistakesIn,
  remainingHours,
} from './close-form-state.ts';
import { type DaysAndNotices, findReplaced, usePublish } from './days-and-notices.ts';
import { keepTogether, useSpanText } from './span.ts';

interface CloseFormProps {
  state: CloseFormState;
  currentLists: DaysAndNotices;
  context: FormContext;
  onChange: (state: CloseFormState) => void;
  /** Called once it is published, with the number of the publication. */
  onSaved: (savedForm: ReturnType<typeof applyDefaults>, number: number | null) => void;
}

/**
 * The form that closes the clinic for a day, several days or part of a day, and publishes a notice in the same step; or
 * publishes a notice alone.
 */
export function CloseForm({ state, currentLists, context, onChange, onSaved }: CloseFormProps) {
  const { copy, openingHours } = useSetup();
  const { notices: texts } = copy;
  const dayOf = useDays();
  const publish = usePublish();
  const isWide = useIsWide();
  const [hasTried, setHasTried] = useState(false);
  const filledForm = applyDefaults(state, context);
  const { entry, notice, day } = filledForm;
  const foundMistakes = mistakesIn(state, filledForm, context);
  const mistakes = hasTried ? foundMistakes : {};
  const change = (changes: Partial<CloseFormState>) => onChange({ ...state, ...changes });
  const next = { days: entry ? [entry] : [], notices: notice ? [dropEmptyTexts(notice)] : [] };
  const { kind, before, edits } = state;
  const save = () =>
    publish.mutate({ next, before }, { onSuccess: (number) => onSaved(filledForm, number) });
  const isChange = before.days.length + before.notices.length > 0;
  const saveNew = kind === 'allDay' ? texts.closeDay : copy.common.save;
  const button = kind && (isChange ? texts.saveChange : saveNew);
  const kinds = (isChange ? closures : [...closures, ...announcements]).filter(
    (each) => remainingHours(each, day, openingHours) !== null,
  );
  const fieldPropsOf = (name: 'day' | 'to' | 'opens' | 'closes') => ({
    name,
    label: name === 'day' && kind === 'away' ? texts.backOn : texts[name],
    problem: mistakes[name],
  });
  const noticeFields = notice && (
    <NoticeFields
      notice={notice}
      mistakes={mistakes}
      onChange={(changes) => change({ edits: { ...edits, ...changes } })}
    />
  );
  return (
    <Form
      action={{ ...publish, mutate: save }}
      button={button && publish.isPending ? copy.content.saving : button}
      stickyButton="atEdge"
      findFirstInvalid={() => {
        setHasTried(true);
        return Object.keys(foundMistakes)[0];
      }}
    >
      {(entry || !isChange) && (
        <Choices
          legend={texts.what}
          name="kind"
          isRuled
          className="grid"
          choices={kinds.map((value) => ({ label: copy.noticeKinds[value], value }))}
          value={kind}
          onChange={(chosenKind) => change({ kind: chosenKind, hours: null })}
        />
      )}
      {(entry || kind === 'away') && (
        <Field
          {...fieldPropsOf('day')}
          // The weekday reveals a swapped day and month.
          hint={day && dayOf(day)}
          type="date"
          value={day}
          onChange={(chosenDay) => change({ day: chosenDay })}
        />
      )}
      <ReplacedEntries {...findReplaced(next, currentLists)} before={before} />
      {kind === 'away' && (
        <p role="status" className="border-l-4 border-l-ink pl-3 font-semibold">
          {texts.stillOpen}
        </p>
      )}
      {entry && kind !== 'allDay' && (
        <div className="grid grid-cols-2 gap-2 narrowest:grid-cols-1 sm:gap-4">
          {(['opens', 'closes'] as const).map((name) => (
            <Field
              key={name}
              {...fieldPropsOf(name)}
              type="time"
              value={entry[name] ?? ''}
              onChange={(time) =>
                change({
                  hours: { opens: entry.opens ?? '', closes: entry.closes ?? '', [name]: time },
                })
              }
            />
          ))}
        </div>
      )}
      {entry && (
        <>
          <Field
            {...fieldPropsOf('to')}
            type="date"
            value={state.to}
            onChange={(to) => change({ to })}
          />
          <Field
            label={texts.reason}
            maxLength={maxReasonLength}
            value={state.reason}
            onChange={(reason) => change({ reason })}
          />
          <Checkbox
            label={texts.alsoNotice}
            isChecked={state.isAnnounced}
            // Unticking discards the edited notice; ticking again restores the default.
            onChange={(isAnnounced) => change({ isAnnounced, edits: {} })}
          />
        </>
      )}
      {entry && notice ? (
        // It opens if there is a mistake in it.
        <details {...(Object.keys(mistakes).some((name) => name in notice) && { open: true })}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {texts.changeNotice}
          </summary>
          {noticeFields}
        </details>
      ) : (
        noticeFields
      )}
      {entry && notice && !isWide && <NoticeText notice={notice} />}
    </Form>
  );
}

interface NoticeFieldsProps {
  notice: NoticeContent;
  mistakes: Record<string, string>;
  onChange: (changes: Partial<NoticeContent>) => void;
}

/** The text of a notice in each language, and when it is shown. */
function NoticeFields({ notice, mistakes, onChange }: NoticeFieldsProps) {
  const { copy, locale } = useSetup();
  const { notices: texts } = copy;
  const { languages } = useSignedIn();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <div className="grid grid-cols-1 gap-4">
      {languages.map((code, index) => (
        <Field
          key={code}
          name={index === 0 ? 'text' : code}
          label={interpolate(texts.text, { LANGUAGE: names.of(code) ?? code })}
          hint={index === 0 ? texts.textHint : undefined}
          language={code}
          isMultiline
          maxLength={maxSentenceLength}
          problem={index === 0 ? mistakes['text'] : undefined}
          value={notice.text[code] ?? ''}
          onChange={(text) => onChange({ text: { ...notice.text, [code]: text } })}
        />
      ))}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={texts[name]}
            type="datetime-local"
            problem={mistakes[name]}
            value={notice[name]}
            onChange={(time) => onChange({ [name]: time })}
          />
        ))}
      </div>
    </div>
  );
}

/** The text of a notice in each language, and when it is shown, read-only. */
export function NoticeText({ notice: { text, from, until } }: { notice: NoticeContent }) {
  const { notices: texts } = useCopy();
  const { languages } = useSignedIn();
  const timeOf = useLocalTimes();
  return (
    <div>
      <div className="rounded-card bg-panel p-3 text-small">
        {languages.map((code) => (
          <p key={code} lang={code} className="wrap-anywhere">
            {text[code] && keepTogether(text[code])}
          </p>
        ))}
      </div>
      {from && until && (
        <p className="mt-2 text-small text-soft">
          {interpolate(texts.shownPeriod, { FROM: timeOf(from), UNTIL: timeOf(until) })}
        </p>
      )}
    </div>
  );
}

/** The other published entries that this one will replace. */
function ReplacedEntries({ days, notices, before }: DaysAndNotices & { before: DaysAndNotices }) {
  const { copy, language } = useSetup();
  const spanText = useSpanText();
  const texts = [
    ...days.filter(({ day }) => before.days.every((each) => each.day !== day)).map(spanText),
    ...notices
      .filter(({ id }) => before.notices.every((each) => each.id !== id))
      .map((notice) => `“${keepTogether(sentenceIn(notice, [language]).text)}”`),
  ];
  if (texts.length === 0) return null;
  return (
    <div role="alert" className="warning-ground p-2 wrap-anywhere">
      <p className="font-semibold">{copy.notices.existingEntry}</p>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
