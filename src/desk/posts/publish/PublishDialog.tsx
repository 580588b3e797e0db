import { useState } from 'react';
import type { PostContent } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useSignedIn } from '../../api/session.ts';
import { DialogButtons } from '../../dialogs/DialogButtons.tsx';
import { Popup } from '../../dialogs/Popup.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Field } from '../../parts/Field.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { localTime, useTimes } from '../../time/times.ts';
import { LanguageHint } from '../edit/LanguageHint.tsx';

interface PublishDialogProps {
  /** What is published; its text may suggest another language. */
  content: PostContent;
  /** False if visitors see the post already: its language is not asked about again. */
  isFirst: boolean;
  onLanguage: (language: string) => void;
  /** When it is scheduled for, if it is. */
  publishAt: string | null;
  error: Error | null;
  isPending: boolean;
  onPublish: (at: string | null) => void;
  onClose: () => void;
}

/** Asks when to publish a post: now, or at a time in the clinic's time zone. */
export function PublishDialog({
  content,
  isFirst,
  publishAt,
  error,
  isPending,
  ...on
}: PublishDialogProps) {
  const { publishing: copy } = useCopy();
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  const timeOf = useTimes();
  const [isLater, setLater] = useState(publishAt !== null);
  const [time, setTime] = useState(() =>
    publishAt ? clinicTime(new Date(publishAt), timeZone) : localTime(timeZone, 1),
  );
  const [isPast, setPast] = useState(false);
  const now = new Date();
  const languageName =
    new Intl.DisplayNames(locale, { type: 'language' }).of(content.language) ?? '';
  const heading = interpolate(copy.publishHeading, { LANGUAGE: languageName });
  const send = () => {
    const isOver = isLater && time <= localTime(timeZone);
    setPast(isOver);
    if (!isOver && !isPending) on.onPublish(isLater ? time : null);
  };
  const choices = [
    { label: copy.now, value: false },
    { label: copy.later, value: true },
  ];
  return (
    <Popup heading={heading} onClose={on.onClose}>
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Choices
          legend={heading}
          name="when"
          choices={choices}
          value={isLater}
          onChange={setLater}
          className="grid gap-1"
        />
        {isLater && (
          <Field
            label={copy.time}
            hint={interpolate(copy.timeHint, { ZONE: timeZone, TIME: timeOf(now.toISOString()) })}
            problem={isPast || time === '' ? copy.timePast : undefined}
            type="datetime-local"
            value={time}
            onChange={setTime}
          />
        )}
        {isFirst && <LanguageHint content={content} onChange={on.onLanguage} />}
        <DialogButtons onCancel={on.onClose}>
          <SubmitButton isDisabled={isPending}>
            {isLater ? copy.schedule : copy.publish}
          </SubmitButton>
        </DialogButtons>
      </form>
      <Problem error={error} retry={send} />
    </Popup>
  );
}
