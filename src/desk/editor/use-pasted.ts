import type { EditorEvents } from '@tiptap/core';
import { isHistoryTransaction, undoDepth } from '@tiptap/pm/history';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { picturePathFrom } from '../../../shared/pictures.ts';
import { isPicture, uploadPicture } from '../pictures/upload-picture.ts';
import { anyArticle } from './blocks.ts';
import type { PastedPicture, PasteResult } from './pasted/pasted.ts';
import { posBelowTable } from './table.ts';

/** What the last paste dropped, and what went wrong. */
export interface PasteReport {
  pasted?: PasteResult;
  /** Names of files that cannot be inserted. */
  files?: string[];
  isInserting?: boolean;
  /** Pictures that could not be inserted, with the mark in their place. */
  failed?: { mark: string; error: Error }[];
  /** Whether the code that reads pastes could not be loaded. */
  isReaderMissing?: boolean;
}

/** A tenth of the editor, loaded for pastes only. */
const loadReader = () => import('./pasted/read-paste.ts');

/**
 * Handles pastes and drops in the editor, and uploads the pictures that came with a text.
 * @param onPictures receives pictures that came as files, which need a description
 */
export function usePasted(onPictures: (files: File[]) => void) {
  const [report, setReport] = useState<PasteReport>({});
  const pastes = useRef(0);
  // The undo depth before the last paste.
  const depth = useRef(0);
  const insertFiles = (files: File[]) => {
    const [pictures, others] = [files.filter(isPicture), files.filter((file) => !isPicture(file))];
    if (others.length > 0) setReport({ files: others.map(({ name }) => name) });
    if (pictures.length > 0) onPictures(pictures);
  };
  const insertAll = async (pasted: PasteResult, view: EditorView) => {
    pastes.current += 1;
    const paste = pastes.current;
    const updateReport = (more: PasteReport) =>
      pastes.current === paste && setReport({ pasted, ...more });
    updateReport({ isInserting: pasted.pictures.length > 0 });
    const failed: PasteReport['failed'] = [];
    for (const picture of pasted.pictures) {
      const error = await insert(picture, view);
      if (error) failed.push({ mark: picture.mark, error });
    }
    updateReport({ failed });
  };
  const insertPaste = async (
    view: EditorView,
    { files, html, text }: ReturnType<typeof dataOf>,
  ) => {
    const reader = await loadReader().catch(() => null);
    if (view.isDestroyed) return;
    if (!reader) return setReport({ isReaderMissing: true });
    const pasted = reader.readPaste(html, text, nextPicture(view));
    // Word puts both the text and a picture of it on the clipboard.
    if (files.length > 0 && (html === '' || !reader.hasWords(pasted))) return insertFiles(files);
    depth.current = undoDepth(view.state);
    view.pasteHTML(pasted.html);
    await insertAll(pasted, view);
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
    if (!isHistoryTransaction(transaction) || undoDepth(editor.state) > depth.current) return;
    pastes.current += 1;
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
function nextPicture({ state }: EditorView): number {
  const placeholders = state.doc.textContent.matchAll(/\[\? picture (\d+)\]/g);
  return Math.max(0, ...Array.from(placeholders, ([, number]) => Number(number))) + 1;
}

/** Replaces a mark with its picture; returns an error if that fails. */
async function insert({ mark, src, alt }: PastedPicture, view: EditorView): Promise<Error | null> {
  try {
    const uploaded = await uploadPicture(fileOf(src, alt));
    if (view.isDestroyed) return null;
    const { doc, schema, tr } = view.state;
    const path = picturePathFrom(anyArticle, uploaded.src);
    const image = schema.nodes['image']?.create({ src: path, alt });
    doc.descendants((node, pos, parent) => {
      const at = node.text?.indexOf(mark) ?? -1;
      if (!image || at < 0 || tr.docChanged) return;
      const below = posBelowTable(doc.resolve(pos));
      if (below !== null) {
        tr.insert(below, image).delete(pos + at, pos + at + mark.length);
        return;
      }
      const isAlone = parent?.textContent === mark;
      const from = isAlone ? pos - 1 : pos + at;
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
    return Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return new TextEncoder().encode(data);
  }
}
