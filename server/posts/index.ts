export { postDates } from './dates.ts';
export { PostFileError, readPostFile } from './post-file.ts';
export { createPostStore, type PostStore } from './post-store.ts';
export { createPosts, type PostTiming } from './posts.ts';
export { postsRoutes } from './routes.ts';
export type {
  FailedRead,
  LoadedPosts,
  PendingRead,
  PostList,
  PostResult,
  Posts,
} from './types.ts';
