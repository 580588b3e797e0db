import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SiteFile } from '../../../../shared/desk/site/site.ts';
import { ask } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { SiteLink } from '../data/groups.ts';
import { newTown } from '../data/new-town.ts';
import { siteFieldsQuery } from '../data/site.ts';
import { AddByName } from './AddByName.tsx';

const folder = 'towns/';
const ending = '.yaml';

/** Begins a town in the main language, last in the footer's list, and opens it. */
export function AddTown({ links }: { links: SiteLink[] }) {
  const { site: copy } = useCopy();
  const { languages } = useSignedIn();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [main = ''] = languages;
  const begun = async (title: string) => {
    const last = links.at(-1);
    const page = last && (await client.fetchQuery(siteFieldsQuery(last.name)));
    return newTown(title, page?.languages[0]?.values ?? null, links.length);
  };
  const add = useMutation({
    mutationFn: async ({ name, title }: { name: string; title: string }) =>
      ask<SiteFile>('/site/drafts', 'PUT', {
        file: `${main}/${folder}${name}${ending}`,
        field: '',
        value: await begun(title),
        version: null,
      }),
    onSuccess: (_, { name }) =>
      navigate({ to: '/site/$', params: { _splat: folder + name + ending } }),
  });
  const taken = links.map(({ name }) => name.slice(folder.length, -ending.length));
  return (
    <>
      <AddByName
        label={copy.newTown}
        taken={taken}
        onAdd={(name, title) => add.mutate({ name, title })}
      />
      <Problem error={add.error} />
    </>
  );
}
