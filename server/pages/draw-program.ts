// Draws pictures in a separate process, whose memory is freed when it has been idle for a while.

import { markIcon, markPicture, maskablePicture } from '../../src/content/read/mark-picture.ts';
import {
  type Content,
  createSnapshot,
  type Snapshot,
  withSnapshot,
} from '../../src/content/snapshot/snapshot.ts';
import { type SocialCard, socialCard } from '../../src/seo/social-card.ts';
import { serveTasks } from '../processes/helper-process.ts';

/** What to draw: a picture for shared links, or the clinic's icon as a PNG, a maskable PNG or an icon file. */
export type Drawing =
  | { kind: 'card'; card: SocialCard }
  | { kind: 'mark' | 'maskable' | 'icon'; size: number };

/** The content that drawings need: the facts of the clinic, and its icon. */
type DrawingContent = Pick<Content, 'icon'> & {
  collections: Pick<Content['collections'], 'clinic'>;
};

/** A picture to draw. */
export interface DrawingTask {
  drawing: Drawing;
  content: DrawingContent;
}

let snapshotCache = { key: '', snapshot: {} as Snapshot };

serveTasks(({ drawing, content }: DrawingTask) =>
  withSnapshot(snapshotFor(content), () => draw(drawing)),
);

/** A snapshot for drawings; its typefaces are loaded once. */
function snapshotFor(content: DrawingContent): Snapshot {
  const key = JSON.stringify(content);
  if (snapshotCache.key !== key) {
    const fullContent = content as Snapshot['content'];
    snapshotCache = { key, snapshot: createSnapshot(fullContent) };
  }
  return snapshotCache.snapshot;
}

function draw(drawing: Drawing): Promise<Uint8Array> {
  if (drawing.kind === 'card') return socialCard(drawing.card);
  const drawIcon = { mark: markPicture, maskable: maskablePicture, icon: markIcon }[drawing.kind];
  return drawIcon(drawing.size);
}
