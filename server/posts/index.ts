export { postDates } from './dates.ts';
export { type Dropped, droppedFrom } from './dropped.ts';
export type { PostChange } from './editing/change.ts';
export { PostChangeError } from './editing/change-error.ts';
export { isDeskSlug } from './editing/content.ts';
export { createPost, deletePost, discardDraft, postOfSlug, saveDraft } from './editing/drafts.ts';
export { createPreview, deleteOldPreviews } from './editing/previews.ts';
export { publishPost, renamePost, schedulePost, unpublishPost } from './editing/publishing.ts';
export { PostSchedule } from './editing/schedule.ts';
export {
  contentOf,
  type EditingOptions,
  isWritten,
  readPost,
  type StoredPost,
  stateOf,
  versionOf,
} from './editing/stored-post.ts';
export { listVersions, liveDocument, readVersion } from './editing/versions.ts';
export { readBeside } from './file-beside.ts';
export { importPost } from './import-post.ts';
export { PostFileError, readPostFile } from './post-file.ts';
export { localPictures, withPictures } from './post-file-pictures.ts';
export { listPosts, type TabledPost } from './post-store.ts';
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
