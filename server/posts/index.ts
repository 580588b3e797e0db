export { postDates } from './dates.ts';
export { type OwnPosts, ownPosts } from './own-posts.ts';
export { PostFileError, readPostFile } from './post-file.ts';
export { createPosts, type PostTiming } from './posts.ts';
export { postsRoutes } from './routes.ts';
export type {
  FailedRead,
  LoadedPosts,
  PendingRead,
  Post,
  PostCard,
  PostList,
  PostResult,
  Posts,
} from './types.ts';
