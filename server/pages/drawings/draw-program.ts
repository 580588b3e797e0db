// A process of its own that draws pictures: its memory is given back when none has been asked for in a while.
import type { Content } from '../../../src/content/edition/content.ts';
import { type Edition, editionOf, withEdition } from '../../../src/content/edition/edition.ts';
import { markIcon, markPicture, maskablePicture } from '../../../src/content/read/mark-picture.ts';
import { type SocialCard, socialCard } from '../../../src/seo/social-card.ts';
import { raiseOomScore } from '../../oom-score.ts';

/** What to draw: a picture for shared links, or the clinic's icon as a PNG, one that may be cut, or an icon file. */
export type Drawing =
  | { kind: 'card'; card: SocialCard }
  | { kind: 'mark' | 'maskable' | 'icon'; size: number };

/** The content that drawings need: the facts of the clinic, and its icon. */
type ContentOfDrawings = Pick<Content, 'icon'> & {
  collections: Pick<Content['collections'], 'clinic'>;
};

/** The message that asks for a drawing. */
export interface DrawingTask {
  id: number;
  drawing: Drawing;
  content: ContentOfDrawings;
}

/** The answer to a task. */
export type DrawingOutcome = { id: number; bytes: Uint8Array } | { id: number; fault: string };

raiseOomScore();
let last = { key: '', edition: {} as Edition };

process.on('message', async ({ id, drawing, content }: DrawingTask) => {
  const outcome: DrawingOutcome = await withEdition(editionFor(content), () => drawn(drawing)).then(
    (bytes) => ({ id, bytes }),
    (error) => ({ id, fault: String(error) }),
  );
  process.send?.(outcome);
});
process.once('disconnect', () => process.exit());

/** An edition with what drawings need; its typefaces are loaded once. */
function editionFor(content: ContentOfDrawings): Edition {
  const key = JSON.stringify(content);
  if (last.key !== key) {
    const whole = content as Edition['content'];
    last = { key, edition: editionOf(whole, { notice: null, closures: [] }) };
  }
  return last.edition;
}

function drawn(drawing: Drawing): Promise<Uint8Array> {
  if (drawing.kind === 'card') return socialCard(drawing.card);
  const draw = { mark: markPicture, maskable: maskablePicture, icon: markIcon }[drawing.kind];
  return draw(drawing.size);
}
