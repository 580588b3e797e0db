// Draws pictures in a separate process, whose memory is freed when it has been idle for a while.
import {
  type Content,
  type Edition,
  editionOf,
  withEdition,
} from '../../src/content/edition/edition.ts';
import { markIcon, markPicture, maskablePicture } from '../../src/content/read/mark-picture.ts';
import { type SocialCard, socialCard } from '../../src/seo/social-card.ts';
import { answerTasks } from '../processes/helper-process.ts';

/** What to draw: a picture for shared links, or the clinic's icon as a PNG, a maskable PNG or an icon file. */
export type Drawing =
  | { kind: 'card'; card: SocialCard }
  | { kind: 'mark' | 'maskable' | 'icon'; size: number };

/** The content that drawings need: the facts of the clinic, and its icon. */
type ContentOfDrawings = Pick<Content, 'icon'> & {
  collections: Pick<Content['collections'], 'clinic'>;
};

/** A picture to draw. */
export interface DrawingTask {
  drawing: Drawing;
  content: ContentOfDrawings;
}

let last = { key: '', edition: {} as Edition };

answerTasks(({ drawing, content }: DrawingTask) =>
  withEdition(editionFor(content), () => drawn(drawing)),
);

/** An edition with what drawings need; its typefaces are loaded once. */
function editionFor(content: ContentOfDrawings): Edition {
  const key = JSON.stringify(content);
  if (last.key !== key) {
    const whole = content as Edition['content'];
    last = { key, edition: editionOf(whole) };
  }
  return last.edition;
}

function drawn(drawing: Drawing): Promise<Uint8Array> {
  if (drawing.kind === 'card') return socialCard(drawing.card);
  const draw = { mark: markPicture, maskable: maskablePicture, icon: markIcon }[drawing.kind];
  return draw(drawing.size);
}
