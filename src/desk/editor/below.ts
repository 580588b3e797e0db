import type { Command } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Moves the cursor below an inserted node, which would otherwise stay selected and be replaced by the next
 * letter.
 */
export const goOnBelow: Command = ({ tr, state }) => {
  if (!(tr.selection instanceof NodeSelection)) return true;
  const { to } = tr.selection;
  const paragraph = state.schema.nodes['paragraph'];
  if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1)));
  return true;
};
