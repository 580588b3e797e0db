import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PublicationsAnswer } from '../../../../shared/desk/site/publications.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { queryOf } from '../../api/enquiries.ts';
import { ask } from '../../api/request.ts';
import { Heading } from '../../parts/Heading.tsx';
import { More } from '../../parts/More.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { PublicationItem } from './PublicationItem.tsx';

/** What was published, newest first. */
export function SiteHistory() {
  const { sitePublishing: copy, site, list: listCopy, frame } = useCopy();
  const list = useInfiniteQuery({
    queryKey: ['site', 'publications'],
    queryFn: ({ pageParam }) =>
      ask<PublicationsAnswer>(`/site/publications${queryOf({ before: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const publications = list.data?.pages.flatMap((page) => page.publications) ?? [];
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {site.back}
      </Link>
      <Heading>{copy.history}</Heading>
      <p className="-mt-3 mb-4">{copy.historyText}</p>
      <Problem error={list.error} retry={() => void list.refetch()} />
      {list.isPending && <Spinner copy={frame.loading} />}
      {list.isSuccess && publications.length === 0 && <p>{copy.noHistory}</p>}
      <ul className="grid gap-3">
        {publications.map((publication) => (
          <PublicationItem
            key={publication.number}
            publication={publication}
            newest={publications[0]?.number}
            undoneBy={publications.find(({ undoes }) => undoes === publication.number)?.number}
          />
        ))}
      </ul>
      <More label={listCopy.more} list={list} />
    </>
  );
}
