export { createBlogs } from './blogs.ts';
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
