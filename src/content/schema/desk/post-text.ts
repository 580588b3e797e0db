import { optionalCopy } from './optional-copy.ts';

/** The tools for writing a text. */
export const textCopy = optionalCopy({
  toolbar: 'Tools for the text',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading H2',
  subheading: 'Smaller heading H3',
  link: 'Link',
  bulletList: 'List',
  orderedList: 'Numbered list',
  quote: 'Quote',
  table: 'Table',
  picture: 'Picture',
  rule: 'Line across',
  undo: 'Undo',
  redo: 'Redo',
  tableTools: 'Tools for the table',
  addRow: 'Add row',
  addColumn: 'Add column',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
  placeholder: 'Write here…',
  keys: 'Tab leaves the text. In a list or a table Tab moves inside it: press Escape first, then Tab leaves. Ctrl+S saves at once.',
  linkHeading: 'Link',
  linkAddress: 'Where it leads',
  linkHint:
    'An address such as example.org, an email, a phone number, or a path of this site such as /contact.',
  linkWrong: 'This is no address that a link can lead to.',
  linkText: 'Text of the link',
  setLink: 'Set link',
  removeLink: 'Remove link',
  pictureHeading: 'Picture in the text',
  pictureFile: 'Choose a picture',
  pictureKinds:
    'JPEG, PNG, WebP or AVIF, at most 15 MB. You can also paste or drop one into the text.',
  picturesLeftOut:
    'The pictures of the pasted text could not come along. Save each as a file, and put it in with Picture.',
  uploading: 'Uploading {PERCENT} %',
  preparing: 'Preparing the picture…',
  uploadFailed: 'The picture could not be uploaded.',
  tooLarge: 'This picture is larger than 15 MB.',
  tryAgain: 'Try again',
  alt: 'What does the picture show?',
  altHint: 'Read out to those who do not see it.',
  insertPicture: 'Put in',
  saveAlt: 'Save',
}).describe('The tools with which the text of a post is written.');

/** What a text from elsewhere may contain that the editor does not support. */
export const elementCopy = optionalCopy({
  headings: 'small headings (they become larger ones)',
  underline: 'underlining',
  strike: 'struck-out text',
  small: 'small print',
  script: 'raised and lowered letters',
  terms: 'lists of terms',
  captions: 'captions that belong to a picture or a table (they become paragraphs)',
}).describe('What a post from elsewhere may have and the editor does not know.');
