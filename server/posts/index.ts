export { createPosts, type PostTiming } from './posts.ts';
export type { Posts } from './read/types.ts';
export { postsRoutes } from './routes.ts';
export { deleteOldPreviews } from './write/previews.ts';
export { PostSchedule } from './write/schedule.ts';
