import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RenameArticle } from '../../../../shared/desk/content.ts';
import { prefixOf } from '../../../../shared/languages.ts';
import { sendRequest } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { refetchContent } from '../data/api.ts';
import { useFileForm } from '../file/file-form.ts';
import { NameForm } from '../list/NameForm.tsx';
import { articleName, slugOf } from './article.ts';

/** The address of an article, and a form to change it; the former address redirects to the new one. */
export function Address() {
  const { content: copy } = useCopy();
  const { name, languages, shownLanguages } = useFileForm();
  const signedIn = useSignedIn();
  const rename = useRename();
  const isOnSite = languages.some(({ file }) => file.published !== null);
  const prefix = prefixOf(shownLanguages[0]?.code ?? '', signedIn.languages);
  return (
    <details className="card mt-3 px-4 sm:px-6">
      <summary className="flex min-h-12 cursor-pointer items-center py-2">
        <span className="min-w-0 grow lg:flex lg:items-baseline">
          <span className="block font-semibold lg:w-80 lg:flex-none">{copy.changeAddress}</span>
          <span className="block min-w-0 text-small text-soft wrap-anywhere lg:pl-6">
            {`${location.origin}${prefix}/blog/${slugOf(name)}`}
          </span>
        </span>
      </summary>
      <div className="pb-4">
        <NameForm
          label={copy.address}
          action={copy.changeAddress}
          takenSlugs={[slugOf(name)]}
          isDisabled={rename.isPending}
          onSubmit={(slug) => rename.mutateAsync(slug)}
        />
        {isOnSite && <p className="text-small text-soft">{copy.formerAddress}</p>}
        <Problem error={rename.error} />
      </div>
    </details>
  );
}

/** Changes the address of an article, in every language; on the site, the former address redirects to it. */
function useRename() {
  const { name, files } = useFileForm();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (slug: string) => {
      if (!(await files.flush())) throw new Error('The article is not saved.');
      const versions = files.all.map((each) => [each.state().file.language, each.version]);
      const body: RenameArticle = {
        from: slugOf(name),
        to: slug,
        versions: Object.fromEntries(versions),
      };
      await sendRequest('/content/renamed', 'POST', body);
      return articleName(slug);
    },
    retry: false,
    onSuccess: async (newName) => {
      await navigate({ to: '/site/$', params: { _splat: newName }, search: (search) => search });
      await refetchContent(client);
    },
  });
}
