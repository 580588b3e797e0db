export { type OwnPosts, ownPosts } from './own-posts.ts';
export { PostFileError, readPostFile } from './post-file.ts';
export { createBlogs } from './posts.ts';
export { registerBlogRoutes } from './routes.ts';
export type {
  Blogs,
  FailedRead,
  LoadedPosts,
  PendingRead,
  Post,
  PostCard,
  PostList,
  PostResult,
} from './types.ts';
