import { Extension, type Extensions, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { isLinkAddress } from '../../../shared/pasted/links.ts';
import { markPattern } from '../../../shared/pasted/pasted.ts';

/** Shows where something that was pasted could not be taken. */
const ShownMarks = Extension.create({
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

/** Maps all headings to the two levels that a post has. */
const PostHeading = Heading.extend({
  parseHTML: () => [
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
}).configure({ levels: [2, 3] });

/**
 * A mark of one element. The packages for raised and lowered letters do not exist in the version of the other
 * packages.
 */
const letterMark = (name: string, tag: string, excludes = name) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Without column widths, which pages calculate themselves. */
const PostTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const PostLink = Link.configure({
  autolink: false,
  openOnClick: false,
  isAllowedUri: (address) => isLinkAddress(address ?? ''),
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** The elements that a post may contain: those that the site's sanitiser allows. */
export const postSchema: Extensions = [
  Document,
  Paragraph,
  Text,
  PostHeading,
  Bold,
  Italic,
  letterMark('struck', 's'),
  letterMark('raised', 'sup', 'raised lowered'),
  letterMark('lowered', 'sub', 'raised lowered'),
  PostLink,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  PostTable,
  TableRow,
  TableHeader,
  TableCell,
  Image,
  HorizontalRule,
  HardBreak,
  Dropcursor,
  Gapcursor,
  UndoRedo,
  ShownMarks,
];
