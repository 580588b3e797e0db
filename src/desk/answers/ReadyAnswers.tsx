import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseFile } from '../../../shared/content-document.ts';
import type { ContentFileResponse } from '../../../shared/desk/content.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Messages } from '../../content/schema/messages.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { randomId, useFormDraft } from '../api/drafts.ts';
import { dropMissingFacts } from '../api/patient-messages.ts';
import { sendRequest } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { publishFiles } from '../content/data/api.ts';
import { ConfirmButton } from '../dialogs/Confirm.tsx';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Loading } from '../parts/Loading.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';

type ReadyAnswer = Messages['readyAnswers'][number];

/** The file with the messages to patients in one language, as it is published. */
interface MessagesFile {
  path: string;
  text: string | null;
  version: string;
  /** The name of whoever has changed it under Site without publishing; null if nobody has. */
  draftBy: string | null;
  answers: ReadyAnswer[];
}

const queryKey = ['ready answers'];

/** The ready answers in the language of the desk, which reception can edit. */
export function ReadyAnswers() {
  const { answers: copy, notices } = useCopy();
  const { language } = useSetup();
  const { person } = useSignedIn();
  const query = useQuery({
    queryKey: [...queryKey, language],
    queryFn: () => readMessages(language),
    staleTime: 0,
  });
  const { data } = query;
  const isSaving = useIsMutating({ mutationKey: queryKey }) > 0;
  const { draft: keptDrafts, keep } = useFormDraft<ReadyAnswer[]>(person.id, `answers:${language}`);
  const [drafts, setDrafts] = useState(keptDrafts ?? []);
  const [openedAnswer, setOpenedAnswer] = useState(drafts.at(-1));
  const withDraft = (answer: ReadyAnswer) => drafts.find(({ id }) => id === answer.id) ?? answer;
  const shownAnswer = openedAnswer && withDraft(openedAnswer);
  const newAnswers = drafts.filter(({ id }) => !data?.answers.some((answer) => answer.id === id));
  const keepDrafts = (next: ReadyAnswer[]) => {
    setDrafts(next);
    keep(next);
  };
  const withoutDraftOf = ({ id }: ReadyAnswer) => drafts.filter((draft) => draft.id !== id);
  return (
    <>
      <Heading
        aside={
          data &&
          !shownAnswer && (
            <button
              type="button"
              className={buttonClasses('outline')}
              onClick={() =>
                setOpenedAnswer({ id: `own-${randomId().slice(0, 8)}`, name: '', text: '' })
              }
            >
              {copy.add}
            </button>
          )
        }
      >
        {copy.heading}
      </Heading>
      <p className="measure mb-4 text-soft">{copy.intro}</p>
      <Loading query={query} />
      {data?.draftBy && (
        <p className="mb-4 font-semibold">
          {interpolate(copy.beingChanged, { NAME: data.draftBy })}
        </p>
      )}
      {data && (
        <div
          className={`grid grid-cols-1 items-start gap-4 ${shownAnswer ? 'panes:grid-cols-answers' : ''}`}
        >
          <ul className="card divide-y divide-line overflow-hidden empty:hidden">
            {[...data.answers, ...newAnswers].map(withDraft).map((answer) => (
              <li key={answer.id}>
                <button
                  type="button"
                  aria-pressed={answer.id === shownAnswer?.id}
                  className="flex min-h-14 w-full items-center gap-4 px-4 py-3 text-left hover:bg-panel focus-visible:-outline-offset-3 aria-pressed:bg-panel sm:px-6"
                  // The page reloads once the change is saved.
                  disabled={isSaving}
                  onClick={() => setOpenedAnswer(answer)}
                >
                  <span
                    className={`min-w-0 grow ${shownAnswer ? '' : 'md:flex md:items-baseline md:gap-4'}`}
                  >
                    <span className="block font-semibold md:w-52 md:shrink-0">{answer.name}</span>
                    <span className="line-clamp-2 text-small text-soft wrap-anywhere md:line-clamp-1">
                      <FilledText text={answer.text} />
                    </span>
                  </span>
                  <span className="text-small font-semibold underline">{notices.change}</span>
                </button>
              </li>
            ))}
          </ul>
          {shownAnswer && (
            <AnswerForm
              key={shownAnswer.id}
              file={data}
              answer={shownAnswer}
              onChange={(answer) => keepDrafts([...withoutDraftOf(answer), answer])}
              onDone={() => {
                keepDrafts(withoutDraftOf(shownAnswer));
                setOpenedAnswer(undefined);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

/**
 * A ready answer with the facts filled in and web addresses shortened; a highlighted word stands for the patient's
 * name.
 */
function FilledText({ text }: { text: string }) {
  const { fields } = useCopy();
  const { facts, language } = useSetup();
  const values = { ...facts[language], NAME: fields.name };
  return dropMissingFacts(text, values)
    .split(/(\{NAME\})/)
    .map((part, index) =>
      index % 2 === 0 ? (
        interpolate(part, values).replace(/(https:\/\/[^/\s]+\/)\S+/g, '$1…')
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        <span key={index} className="bg-panel text-ink">
          {fields.name}
        </span>
      ),
    );
}

interface AnswerFormProps {
  file: MessagesFile;
  answer: ReadyAnswer;
  onChange: (answer: ReadyAnswer) => void;
  onDone: () => void;
}

/** The form that saves and publishes one ready answer, or removes it. */
function AnswerForm({ file, answer, onChange, onDone }: AnswerFormProps) {
  const { answers: copy, content, fields, common } = useCopy();
  const client = useQueryClient();
  const index = file.answers.findIndex(({ id }) => id === answer.id);
  const save = useMutation({
    mutationKey: queryKey,
    mutationFn: (next: ReadyAnswer | null) => {
      const document = parseFile(file.path, file.text);
      const pointer = `/readyAnswers/${index < 0 ? '-' : index}`;
      if (next) document?.set(pointer, { ...next });
      else document?.delete(pointer);
      return publishFiles([{ path: file.path, text: String(document), version: file.version }]);
    },
    onSuccess: () => {
      onDone();
      // Enquiries use the ready answers that the page was loaded with.
      location.reload();
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const trimmedAnswer = { ...answer, name: answer.name.trim(), text: answer.text.trim() };
  const { mutate } = save;
  return (
    <section className="card p-4 sm:p-6">
      <Form action={{ ...save, mutate: () => mutate(trimmedAnswer) }} button={common.save}>
        <Field
          label={copy.name}
          isRequired
          maxLength={40}
          value={answer.name}
          onChange={(name) => onChange({ ...answer, name })}
        />
        <Field
          label={fields.message}
          hint={copy.facts}
          isMultiline
          rows={8}
          isRequired
          maxLength={1_500}
          value={answer.text}
          onChange={(text) => onChange({ ...answer, text })}
        />
      </Form>
      <p className="mt-4 whitespace-pre-line rounded-card border border-line p-4 wrap-anywhere empty:hidden">
        <FilledText text={answer.text} />
      </p>
      <p className="mt-2 flex gap-6">
        <button type="button" className="min-h-11 font-semibold underline" onClick={onDone}>
          {common.cancel}
        </button>
        {index >= 0 && (
          <ConfirmButton
            label={content.remove}
            heading={content.removeHeading}
            text={copy.removeText}
            change={save}
            onConfirm={() => mutate(null)}
          />
        )}
      </p>
    </section>
  );
}

async function readMessages(language: string): Promise<MessagesFile> {
  const { languages } = await sendRequest<ContentFileResponse>('/content/file?file=messages.yaml');
  const file = languages.find((each) => each.language === language) ?? languages[0];
  if (!file) throw new Error('The clinic has no messages to patients.');
  const { path, published: text, version, draft } = file;
  const answers = (parseFile(path, text)?.get('/readyAnswers') ?? []) as ReadyAnswer[];
  return { path, text, version, draftBy: draft?.by ?? null, answers };
}
