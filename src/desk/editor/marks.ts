import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { markPattern } from '../../../shared/pasted/pasted.ts';

/** Shows where something that was pasted could not be taken. */
export const ShownMarks = Extension.create({
  name: 'shownMarks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const found: Decoration[] = [];
          doc.descendants((node, place) => {
            for (const { 0: mark, index } of (node.text ?? '').matchAll(
              new RegExp(markPattern, 'g'),
            )) {
              const from = place + index;
              found.push(Decoration.inline(from, from + mark.length, { class: 'pasted-mark' }));
            }
          });
          return DecorationSet.create(doc, found);
        },
      },
    }),
  ],
});
