import type { Extensions } from '@tiptap/core';
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
import { isLinkAddress } from './link-address.ts';

/** Maps all headings to the two levels that a post has. */
const PostHeading = Heading.extend({
  parseHTML: () => [
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
}).configure({ levels: [2, 3] });

/** Google Docs wraps everything it copies in a `b` that is not bold, and marks bold text by styles. */
const PostBold = Bold.extend({
  parseHTML: () => [
    { tag: 'strong' },
    { tag: 'b:not([data-style*="font-weight:normal"])' },
    { tag: 'span[data-style*="font-weight:700"], span[data-style*="font-weight:bold"]' },
  ],
});

const PostItalic = Italic.extend({
  parseHTML: () => [{ tag: 'em, i' }, { tag: 'span[data-style*="font-style:italic"]' }],
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
  PostBold,
  PostItalic,
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
];
