import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { RenameArticle } from '../../../../shared/desk/content.ts';
import { isGroup } from '../../../../shared/json.ts';
import { prefixOf } from '../../../../shared/languages.ts';
import { suggestedSlug } from '../../../../shared/text/slug.ts';
import { ask, DeskError } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { inputLook, smallButton } from '../controls/control.ts';
import { refetchContent } from '../data/api.ts';
import { type OpenFiles, useFileForm } from '../file/file-form.ts';
import { articleName, slugOf } from './article.ts';

/** The address of an article, and a form to change it; the former address redirects to the new one. */
export function Address({ files }: { files: OpenFiles }) {
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
      const asked: RenameArticle = {
        from: slugOf(name),
        to: slug,
        versions: Object.fromEntries(versions),
      };
      await ask('/content/renamed', 'POST', asked);
      return articleName(slug);
    },
    retry: false,
    onSuccess: async (renamed) => {
      await navigate({ to: '/site/$', params: { _splat: renamed }, search: (search) => search });
      await refetchContent(client);
    },
  });
}
