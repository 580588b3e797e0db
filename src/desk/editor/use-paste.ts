import type { EditorEvents } from '@tiptap/core';
import { isHistoryTransaction, undoDepth } from '@tiptap/pm/history';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { picturePathFrom } from '../../../shared/pictures.ts';
import { isPicture, uploadPicture } from '../pictures/upload-picture.ts';
import { anyArticle } from './blocks.ts';
import type { PastedPicture, PasteResult } from './paste/markup.ts';
import { posBelowTable } from './table.ts';

/** What the last paste lost, and what went wrong. */
export interface PasteReport {
  result?: PasteResult;
  /** Names of files that cannot be inserted. */
  rejectedFiles?: string[];
  isInserting?: boolean;
  /** Pictures that could not be inserted, with the mark in their place. */
  failures?: { mark: string; error: Error }[];
  /** Whether the code that reads pastes could not be loaded. */
  isReaderMissing?: boolean;
}

/** A tenth of the editor's code, loaded when the cursor is first in the text. */
const loadReader = () => import('./paste/read-paste.ts');

/**
 * Handles pastes and drops in the editor, and uploads the pictures that came with a text.
 * @param onPictures receives pictures that came as files, which need a description
 */
export function usePaste(onPictures: (files: File[]) => void) {
  const [report, setReport] = useState<PasteReport>({});
  const pasteCount = useRef(0);
  // The undo depth before the last paste.
  const depthBefore = useRef(0);
  const insertFiles = (files: File[]) => {
    const [pictures, others] = [files.filter(isPicture), files.filter((file) => !isPicture(file))];
    if (others.length > 0) setReport({ rejectedFiles: others.map(({ name }) => name) });
    if (pictures.length > 0) onPictures(pictures);
  };
  const insertPictures = async (result: PasteResult, view: EditorView) => {
    pasteCount.current += 1;
    const currentPaste = pasteCount.current;
    const updateReport = (changes: PasteReport) => {
      if (pasteCount.current === currentPaste) setReport({ result, ...changes });
    };
    updateReport({ isInserting: result.pictures.length > 0 });
    const failures: NonNullable<PasteReport['failures']> = [];
    for (const picture of result.pictures) {
      const error = await insertPicture(picture, view);
      if (error) failures.push({ mark: picture.mark, error });
    }
    updateReport({ failures });
  };
  const insertPaste = async (
    view: EditorView,
    { files, html, text }: ReturnType<typeof dataOf>,
  ) => {
    const reader = await loadReader().catch(() => null);
    if (view.isDestroyed) return;
    if (!reader) return setReport({ isReaderMissing: true });
    const result = reader.readPaste(html, text, nextPictureNumber(view));
    // Word puts both the text and a picture of it on the clipboard.
    if (files.length > 0 && (html === '' || !reader.hasText(result))) return insertFiles(files);
    depthBefore.current = undoDepth(view.state);
    view.pasteHTML(result.html);
    await insertPictures(result, view);
  };
  const [listeners] = useState(() => ({
    focus: () => void loadReader().catch(() => {}),
    paste(view: EditorView, event: ClipboardEvent) {
      if (!event.clipboardData) return false;
      event.preventDefault();
      void insertPaste(view, dataOf(event.clipboardData));
      return true;
    },
    drop(view: EditorView, event: DragEvent) {
      // The editor itself moves what is dragged within the text.
      if (view.dragging || !event.dataTransfer) return false;
      event.preventDefault();
      const dropPosition = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (dropPosition) {
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(Selection.near(doc.resolve(dropPosition.pos))));
      }
      void insertPaste(view, dataOf(event.dataTransfer));
      return true;
    },
  }));
  /** The report of a paste disappears when the paste is undone. */
  const onTransaction = ({ editor, transaction }: EditorEvents['transaction']) => {
    if (!isHistoryTransaction(transaction) || undoDepth(editor.state) > depthBefore.current) return;
    pasteCount.current += 1;
    setReport({});
  };
  return { report, listeners, onTransaction };
}

/** The data of a paste or drop, which is not available after the event. */
function dataOf(data: DataTransfer) {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  return { files: Array.from(data.files), html, text };
}

/** The next number for a picture that is being uploaded. */
function nextPictureNumber({ state }: EditorView): number {
  const marks = state.doc.textContent.matchAll(/\[\? picture (\d+)\]/g);
  return Math.max(0, ...Array.from(marks, ([, number]) => Number(number))) + 1;
}

/** Replaces a mark with its picture; returns an error if that fails. */
async function insertPicture(
  { mark, src, alt }: PastedPicture,
  view: EditorView,
): Promise<Error | null> {
  try {
    const savedPicture = await uploadPicture(fileOf(src, alt));
    if (view.isDestroyed) return null;
    const { doc, schema, tr } = view.state;
    const path = picturePathFrom(anyArticle, savedPicture.src);
    const image = schema.nodes['image']?.create({ src: path, alt });
    doc.descendants((node, pos, parent) => {
      const index = node.text?.indexOf(mark) ?? -1;
      if (!image || index < 0 || tr.docChanged) return;
      const posBelow = posBelowTable(doc.resolve(pos));
      if (posBelow !== null) {
        tr.insert(posBelow, image).delete(pos + index, pos + index + mark.length);
        return;
      }
      const isAlone = parent?.textContent === mark;
      const from = isAlone ? pos - 1 : pos + index;
      tr.replaceRangeWith(from, isAlone ? from + mark.length + 2 : from + mark.length, image);
    });
    view.dispatch(tr);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The file in a `data:` URL. The server refuses it if it is not a picture. */
function fileOf(address: string, name: string): File {
  const [, type = '', data = ''] = /^data:([^;,]*)[^,]*,(.*)/s.exec(address) ?? [];
  return new File([bytesOf(data)], name, { type });
}

/** Decodes a text from Base64; if it is not Base64, returns the bytes of the text itself. */
function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  } catch {
    return new TextEncoder().encode(data);
  }
}
