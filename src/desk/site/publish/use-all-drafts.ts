import { useQueries } from '@tanstack/react-query';
import { nameOf, siteFieldsQuery, useSite } from '../data/site.ts';
import { draftsOf } from './use-publish-site.ts';

/** Every draft of the site, with the forms of the files that they are in. */
export function useAllDrafts() {
  const site = useSite();
  const files = site.data?.files.filter(({ drafts }) => drafts > 0) ?? [];
  const names = [...new Set(files.map(({ file }) => nameOf(file)))];
  return useQueries({
    queries: names.map(siteFieldsQuery),
    combine: (pages) => ({
      isReady: site.isSuccess && pages.every(({ isSuccess }) => isSuccess),
      error: site.error ?? pages.find(({ error }) => error)?.error ?? null,
      forms: new Map(names.map((name, place) => [name, pages[place]?.data])),
      drafts: pages.flatMap(({ data }) =>
        (data?.languages ?? []).flatMap((file) => (data ? draftsOf(file, data) : [])),
      ),
      refetch: () => {
        void site.refetch();
        for (const page of pages) void page.refetch();
      },
    }),
  });
}
