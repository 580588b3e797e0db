import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  EditingAnswer,
  OpenedPost,
  OpenedVersion,
  PostsAnswer,
  PostsQuery,
  VersionsAnswer,
} from '../../../../shared/desk/posts.ts';
import { queryOf } from '../../api/enquiries.ts';
import { whileVisible } from '../../api/query-client.ts';
import { ask } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { KeptPosts } from './kept-posts.ts';
import { tabId } from './tab-id.ts';

/** How often the server is told that a post is being edited, in milliseconds. */
const presenceEvery = 10_000;

/** The most posts kept in the browser that a request names to the server. */
const mostKept = 50;

/** The posts of a list, page by page. */
export function usePostList(which: Pick<PostsQuery, 'search' | 'state' | 'unlinkedIn'>) {
  const { person } = useSignedIn();
  return useInfiniteQuery({
    queryKey: ['posts', which],
    queryFn: ({ pageParam }) => {
      const kept = new KeptPosts(person.id).postIds.slice(0, mostKept).join();
      return ask<PostsAnswer>(`/posts${queryOf({ ...which, kept, before: pageParam })}`);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // The list must include what someone has just written.
    staleTime: 0,
  });
}

interface NewPostOptions {
  language: string;
  /** The post that it is to translate. */
  translationOf?: string;
  /** Called first; if it throws, no post is created. */
  before?: () => Promise<void>;
}

/**
 * Creates an empty post or a translation; repeating a request whose answer was lost returns the same post.
 */
export function useNewPost({ before, ...asked }: NewPostOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (requestId: string) => {
      await before?.();
      return (await ask<{ post: OpenedPost }>('/posts', 'POST', { requestId, ...asked })).post;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['posts'] }),
  });
}

/** One post as it was when opened; its editor keeps track of later changes. */
export function usePost(id: string) {
  return useQuery({
    queryKey: ['post', id],
    queryFn: () => ask<OpenedPost>(`/posts/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Reports that this tab is editing a post, and returns who else is. */
export function usePresence(id: string): EditingAnswer | undefined {
  const { data } = useQuery({
    queryKey: ['editing', id],
    queryFn: () => ask<EditingAnswer>(`/posts/${id}/editing`, 'POST', { tab: tabId }),
    refetchInterval: whileVisible(presenceEvery),
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

/** The published versions of a post. */
export function useVersions(id: string) {
  return useQuery({
    queryKey: ['versions', id],
    queryFn: () => ask<VersionsAnswer>(`/posts/${id}/versions`),
    staleTime: 0,
  });
}

/** One published version. */
export function useVersion(id: string, number: number | undefined) {
  return useQuery({
    queryKey: ['versions', id, number],
    queryFn: () => ask<OpenedVersion>(`/posts/${id}/versions/${number}`),
    enabled: number !== undefined,
  });
}
