import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseFile } from '../../../../shared/content-document.ts';
import { nameOfFile } from '../../../../shared/content-paths.ts';
import type { NeedsAttentionResponse } from '../../../../shared/desk/content.ts';
import { clinicFile } from '../../../../shared/fact-files.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { deskPictureAddress } from '../../../../shared/pictures.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useSignedIn } from '../../api/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { localDay, useDays } from '../../time/times.ts';
import {
  fileQuery,
  refetchContent,
  saveText,
  useConfirmField,
  useContent,
  useNeedsAttention,
} from '../data/api.ts';
import { groupNames, groupOf, useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/links.ts';
import { MistakeList } from './MistakeList.tsx';

/** What to review: warnings of the check, facts that are due, and texts that are still the sample's. */
export function NeedsAttention() {
  const { content: copy } = useCopy();
  const query = useNeedsAttention();
  const { data } = query;
  const { timeZone } = useSignedIn();
  const today = localDay(timeZone);
  const dueFacts = data?.due.filter((fact) => fact.due <= today) ?? [];
  const isEmpty =
    dueFacts.length === 0 &&
    data?.warnings.length === 0 &&
    data.sampleTexts.length === 0 &&
    !data.isSample;
  // The check words this warning for the command line, with the hours as the file has them.
  const asSentence = (warning: NeedsAttentionResponse['warnings'][number]) =>
    warning.pointer.startsWith('/structuredHours')
      ? { ...warning, message: copy.hoursDiffer }
      : warning;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {copy.back}
      </Link>
      <Heading>{copy.needsAttention}</Heading>
      <Loading query={query} />
      <div className="grid gap-4">
        {data && data.warnings.length > 0 && (
          <AttentionSection heading={copy.warnings} count={data.warnings.length}>
            <MistakeList mistakes={data.warnings.map(asSentence)} />
          </AttentionSection>
        )}
        <DueFacts due={dueFacts} />
        {data && <SampleTexts {...data} />}
      </div>
      {isEmpty && <p>{copy.nothingDue}</p>}
    </>
  );
}

interface AttentionSectionProps {
  heading: string;
  /** How much there is to do, beside the heading. */
  count: number | string;
  children: ReactNode;
}

/** A section with what needs attention for one reason. */
function AttentionSection({ heading, count, children }: AttentionSectionProps) {
  return (
    <section className="card min-w-0 p-4 sm:p-6">
      <h2 className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-card">
        {heading} <span className="font-body text-base tabular-nums">{count}</span>
      </h2>
      {children}
    </section>
  );
}

type DueFact = NeedsAttentionResponse['due'][number];

/** The facts that are due for review, each with a button to confirm it. */
function DueFacts({ due }: Pick<NeedsAttentionResponse, 'due'>) {
  const { content: copy } = useCopy();
  const markReviewed = useMarkReviewed();
  const dayOf = useDays();
  const nameField = useFieldNames();
  if (due.length === 0 && markReviewed.isIdle) return null;
  return (
    <AttentionSection heading={copy.dueHeading} count={due.length}>
      {due.length > 0 && <p className="measure">{copy.dueText}</p>}
      <Problem error={markReviewed.error} />
      <ul className="divide-y divide-line">
        {due.map((fact) => (
          <li
            key={fact.path + fact.pointer}
            className="items-center justify-between gap-4 py-2 sm:flex"
          >
            <p>
              <Link
                {...linkTo(fact)}
                className="inline-flex min-h-11 items-center underline wrap-anywhere"
              >
                {nameField(fact.path, fact.labels, [])}
              </Link>{' '}
              <span className="block text-small text-soft">
                {interpolate(copy.lastReviewed, { DAY: dayOf(fact.day) })}
              </span>
            </p>
            <button
              type="button"
              className={buttonClasses('outline', 'shrink-0')}
              disabled={markReviewed.isPending}
              onClick={() => markReviewed.mutate(fact)}
            >
              {copy.stillRight}
              <span className="sr-only">: {nameField(fact.path, fact.labels, [])}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 font-semibold">
        {markReviewed.isSuccess && (
          <>
            {copy.reviewed}{' '}
            <Link to="/site/publish" className="inline-flex min-h-11 items-center underline">
              {copy.review}
            </Link>
          </>
        )}
      </p>
    </AttentionSection>
  );
}

/** Writes today's date beside a fact that is still right, in the drafts of all languages. */
function useMarkReviewed() {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  return useMutation({
    mutationFn: async ({ path, dates }: DueFact) => {
      const { languages } = await client.fetchQuery(fileQuery(nameOfFile(path)));
      for (const { path, pointer } of dates) {
        const file = languages.find((each) => each.path === path);
        const document = file && parseFile(path, file.text);
        if (!file || !document?.has(pointer)) continue;
        document.set(pointer, localDay(timeZone));
        await saveText(path, document.toString(), file.version);
      }
    },
    retry: false,
    onSettled: () => refetchContent(client),
  });
}

type SampleText = NeedsAttentionResponse['sampleTexts'][number];

/** Texts that are still the sample's, by group and file, each with a button to confirm it. */
function SampleTexts({
  sampleTexts,
  confirmedCount,
  isSample,
}: Pick<NeedsAttentionResponse, 'sampleTexts' | 'confirmedCount' | 'isSample'>) {
  const { content: copy, contentGroups } = useCopy();
  const content = useContent();
  const confirm = useConfirmField();
  const kinds = new Map(content.data?.files.map(({ path, kind }) => [path, kind]));
  const groups = Map.groupBy(content.isPending ? [] : sampleTexts, ({ path }) =>
    groupOf(kinds.get(path) ?? ''),
  );
  if (sampleTexts.length === 0 && !isSample) return null;
  const progress = interpolate(copy.sampleProgress, {
    COUNT: confirmedCount,
    ALL: confirmedCount + sampleTexts.length,
  });
  return (
    <AttentionSection heading={copy.sampleHeading} count={progress}>
      {sampleTexts.length > 0 && <p className="measure">{copy.sampleText}</p>}
      {isSample && (
        <Link
          {...linkTo({ path: clinicFile, pointer: '/sample' })}
          className="flex min-h-11 items-center underline"
        >
          {copy.isSample}
        </Link>
      )}
      <Problem error={confirm.error} />
      <ul className="mt-2 grid items-start gap-x-12 panes:grid-cols-2">
        {groupNames.map((name) => {
          const texts = groups.get(name) ?? [];
          if (texts.length === 0) return null;
          const files = Map.groupBy(texts, ({ path }) => path);
          return (
            <li key={name} className="min-w-0 border-line border-t">
              <details>
                <summary className="flex min-h-14 cursor-pointer items-center font-semibold">
                  <span className="grow">{contentGroups[name]}</span>{' '}
                  <span className="tabular-nums">{texts.length}</span>
                </summary>
                <ul className="divide-y divide-line border-line border-t sm:pl-4">
                  {[...files].map(([path, fileTexts]) => (
                    <FileTexts key={path} path={path} texts={fileTexts} confirm={confirm} />
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </AttentionSection>
  );
}

interface FileTextsProps {
  path: string;
  texts: SampleText[];
  /** Records that a text is true; the parent shows errors. */
  confirm: ReturnType<typeof useConfirmField>;
}

/** The texts of one file. */
function FileTexts({ path, texts, confirm }: FileTextsProps) {
  const { content: copy } = useCopy();
  const nameField = useFieldNames();
  return (
    <li>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center wrap-anywhere">
          <span className="grow">{nameField(path, [])}</span>{' '}
          <span className="tabular-nums">{texts.length}</span>
        </summary>
        <ul className="divide-y divide-line border-line border-t pl-4">
          {texts.map(({ pointer, labels, text, reason }) => (
            <li key={pointer} className="items-center justify-between gap-4 py-1 sm:flex">
              <div className="min-w-0 wrap-anywhere">
                <Link
                  {...linkTo({ path, pointer })}
                  className="flex min-h-11 min-w-0 items-center underline"
                >
                  {labels.join(' › ')}
                </Link>
                <SampleValue text={text} />
                {reason === 'cardiology' && (
                  <p className="text-small text-soft">{copy.otherSpecialty}</p>
                )}
              </div>
              <button
                type="button"
                className={buttonClasses('outline', 'shrink-0')}
                onClick={({ currentTarget }) => {
                  const next = buttonAfter(currentTarget);
                  if (confirm.isPending) return;
                  confirm.mutate({ path, pointer }, { onSuccess: () => next?.focus() });
                }}
              >
                {copy.isTrue}
                <span className="sr-only">: {text}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A value that is still the sample's; a picture is displayed. */
function SampleValue({ text }: { text: string }) {
  const picture = /\s/.test(text) ? null : deskPictureAddress(text);
  if (picture !== null) return <img src={picture} alt="" className="mb-2 max-h-24 rounded-card" />;
  return <p className="-mt-2 measure line-clamp-6 whitespace-pre-line pb-1">{text}</p>;
}

/** Where the focus goes when the row of a button is removed: the next button, or the summary above. */
function buttonAfter(button: HTMLElement): HTMLElement | null {
  const next = button.closest('li')?.nextElementSibling?.querySelector('button');
  return next ?? button.closest('details')?.querySelector('summary') ?? null;
}
