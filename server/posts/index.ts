export { createPosts, type PostTiming } from './posts.ts';
export { postsRoutes } from './routes.ts';
export type { Posts } from './types.ts';
