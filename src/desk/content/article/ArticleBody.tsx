import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { RenameArticle } from '../../../../shared/desk/content.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup } from '../../../../shared/json.ts';
import { prefixOf } from '../../../../shared/languages.ts';
import { suggestedSlug } from '../../../../shared/text/slug.ts';
import { DeskError, sendRequest } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { localTime, useDaysAndTimes } from '../../time/times.ts';
import { inputLook, smallButton } from '../controls/control.ts';
import { refetchContent } from '../data/api.ts';
import { useLanguageNames } from '../data/files.ts';
import { FieldNode } from '../file/FieldNode.tsx';
import { childPointers, isHidden, type OpenFiles, useFileForm } from '../file/file-form.ts';
import { useFocusedField } from '../file/focus.ts';
import { Section } from '../file/Section.tsx';
import { articleName, missingIn, scheduledFor, slugOf } from './article.ts';

/** The fields that every article needs, in this order; the others are collapsed. */
const mainFields = ['title', 'excerpt', 'image', 'imageAlt', 'text'];
const timingFields = ['date', 'hidden', 'featured'];

/** An article: the main fields, then when it is on the site, then the other fields. */
export function ArticleBody({ files }: { files: OpenFiles }) {
  const { content: copy } = useCopy();
  const { form, languages } = useFileForm();
  useFocusedField();
  const root = languages.map(() => '');
  const fields = (form.fields ?? []).filter((field) => !isHidden(field));
  const named = (names: string[]) =>
    names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const rest = fields.filter(({ name }) => ![...mainFields, ...timingFields].includes(name));
  const node = (field: (typeof fields)[number]) => (
    <FieldNode key={field.name} form={field} pointers={childPointers(root, field.name)} level={3} />
  );
  const [title, ...others] = named(mainFields);
  return (
    <>
      <div className="card mt-3 px-4 sm:px-6">
        {title && node(title)}
        <Address files={files} />
        {others.map(node)}
      </div>
      <div className="card mt-3 px-4 sm:px-6">
        <State />
        {named(timingFields).map(node)}
      </div>
      <Section
        heading={copy.moreFields}
        level={2}
        fields={rest.map(({ name }) => childPointers(root, name))}
        isOpen={false}
      >
        {rest.map(node)}
      </Section>
    </>
  );
}

/** Whether visitors see the article now or later, in each language that is shown, and what it lacks. */
function State() {
  const { content: copy } = useCopy();
  const { shown } = useFileForm();
  const { timeZone } = useSignedIn();
  const { nameAll } = useLanguageNames();
  const timeOf = useDaysAndTimes();
  const stateOf = (value: unknown, isPublished: boolean) => {
    if (!isGroup(value)) return '';
    const date = String(value['date'] ?? '');
    if (value['hidden'] === true) return copy.isHidden;
    if (!/^\d{4}-\d\d-\d\d/.test(date)) return copy.notPublished;
    const time = { TIME: timeOf(date) };
    if (scheduledFor(value, localTime(timeZone))) return interpolate(copy.comesOn, time);
    return isPublished ? interpolate(copy.onSiteSince, time) : copy.notPublished;
  };
  const existing = shown.filter(({ value }) => value !== undefined);
  const states = Map.groupBy(existing, ({ value, file }) =>
    stateOf(value, file.published !== null),
  );
  return (
    <div className="border-b border-line py-3">
      {[...states].map(([text, languages]) => (
        <p key={text} className="font-semibold">
          {states.size > 1 && `${nameAll(languages.flatMap(({ code }) => code ?? []))}: `}
          {text}
        </p>
      ))}
      {existing.map(({ value, code, file }) =>
        missingIn(value).map((name) => (
          <p key={file.path + name} className="text-small">
            {existing.length > 1 && `${nameAll([code ?? ''])}: `}
            {copy[name]}
          </p>
        )),
      )}
    </div>
  );
}

/** The address of an article, and a form to change it; the former address redirects to the new one. */
function Address({ files }: { files: OpenFiles }) {
  const { content: copy } = useCopy();
  const { name, languages, shown } = useFileForm();
  const signedIn = useSignedIn();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const rename = useRename(files, name);
  const isTaken = rename.error instanceof DeskError && rename.error.problem === 'taken';
  const slug = suggestedSlug(typed ?? '');
  const isOnSite = languages.some(({ file }) => file.published !== null);
  const [one] = shown;
  const prefix = prefixOf(one?.code ?? '', signedIn.languages);
  const title = isGroup(one?.value) ? one.value['title'] : undefined;
  const addressOf = (part: string) => `${location.origin}${prefix}/blog/${part || '…'}`;
  return (
    <div className="border-t border-line py-4">
      <p className="font-semibold" id={`${id}-name`}>
        {copy.address}
      </p>
      <p className="text-small text-soft wrap-anywhere">
        {addressOf(typed === null ? slugOf(name) : slug)}
      </p>
      {typed === null ? (
        <button
          type="button"
          className={`-ml-2 ${smallButton}`}
          onClick={() => setTyped(suggestedSlug(String(title ?? '')) || slugOf(name))}
        >
          {copy.changeAddress}
        </button>
      ) : (
        <form
          className="mt-1 flex max-w-md flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (slug !== '' && slug !== slugOf(name)) rename.mutate(slug);
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
            autoFocus
            className={inputLook}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            spellCheck="false"
            autoCapitalize="none"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className={smallButton} disabled={rename.isPending}>
            {copy.changeAddress}
          </button>
          <button type="button" className={smallButton} onClick={() => setTyped(null)}>
            {copy.cancel}
          </button>
          <p id={`${id}-hint`} className="w-full text-small text-soft">
            {isTaken && <strong role="alert">{copy.nameTaken} </strong>}
            {isOnSite && copy.formerAddress}
          </p>
          <Problem error={isTaken ? null : rename.error} />
        </form>
      )}
    </div>
  );
}

/** Gives an article another address, in every language; on the site, the former one redirects to it. */
function useRename(files: OpenFiles, name: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (slug: string) => {
      if (!(await files.flush())) throw new Error('The article is not saved.');
      const versions = files.all.map((open) => [open.state().file.language, open.version]);
      const body: RenameArticle = {
        from: slugOf(name),
        to: slug,
        versions: Object.fromEntries(versions),
      };
      await sendRequest('/content/renamed', 'POST', body);
      return articleName(slug);
    },
    retry: false,
    onSuccess: async (renamed) => {
      await navigate({ to: '/site/$', params: { _splat: renamed }, search: (search) => search });
      await refetchContent(client);
    },
  });
}
