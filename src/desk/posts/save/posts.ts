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
import { ask } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { KeptPosts } from './kept-posts.ts';
import { tabId } from './tab-id.ts';

/** How often it is told that a post is being edited, in milliseconds. */
const presenceEvery = 10_000;

/** The server is told of no more posts that are kept in the browser. */
const mostKept = 50;

/** The posts of a list, a page after another. */
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
    // What someone has just written is to be in it.
    staleTime: 0,
  });
}

interface NewPostOptions {
  language: string;
  /** The post that it is to translate. */
  translationOf?: string;
  /** Done first; if it throws, no post is made. */
  before?: () => Promise<void>;
}

/** Makes an empty post, or a translation; a repeat of a request that was lost is the same post. */
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

/** One post as it is when it is opened; what changes after that, its editor knows. */
export function usePost(id: string) {
  return useQuery({
    queryKey: ['post', id],
    queryFn: () => ask<OpenedPost>(`/posts/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Says that this tab edits a post, and hears who else does. */
export function usePresence(id: string): EditingAnswer | undefined {
  const { data } = useQuery({
    queryKey: ['editing', id],
    queryFn: () => ask<EditingAnswer>(`/posts/${id}/editing`, 'POST', { tab: tabId }),
    refetchInterval: presenceEvery,
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
