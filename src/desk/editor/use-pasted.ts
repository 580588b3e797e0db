import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import type { Pasted, PastedPicture } from '../../../shared/pasted/pasted.ts';
import { uploadPicture } from '../posts/save/post-pictures.ts';

/** What is said of the last paste. */
export interface SaidOfPaste {
  pasted?: Pasted;
  /** Names of files that cannot be put in. */
  files?: string[];
  isPuttingIn?: boolean;
  /** Pictures that could not be put in, by what stands in their place. */
  failed?: { mark: string; error: Error }[];
}

/** Follows what was pasted, and puts in the pictures that came with the text. */
export function usePasted() {
  const [said, setSaid] = useState<SaidOfPaste>({});
  const pastes = useRef(0);
  return {
    said,
    refused: (files: File[]) => setSaid({ files: files.map(({ name }) => name) }),
    taken: async (pasted: Pasted, view: EditorView) => {
      pastes.current += 1;
      const paste = pastes.current;
      const say = (more: SaidOfPaste) => pastes.current === paste && setSaid({ pasted, ...more });
      say({ isPuttingIn: pasted.pictures.length > 0 });
      const failed: SaidOfPaste['failed'] = [];
      for (const picture of pasted.pictures) {
        const error = await putIn(picture, view);
        if (error) failed.push({ mark: picture.mark, error });
      }
      say({ failed });
    },
  };
}

/** Puts a picture in place of its mark; returns why it could not be. */
async function putIn({ mark, src, alt }: PastedPicture, view: EditorView): Promise<Error | null> {
  try {
    const picture = await uploadPicture(fileOf(src, alt));
    if (view.isDestroyed) return null;
    const { doc, schema, tr } = view.state;
    const image = schema.nodes['image']?.create({ ...picture, alt });
    doc.descendants((node, place, parent) => {
      const at = node.text?.indexOf(mark) ?? -1;
      if (!image || at < 0 || tr.docChanged) return;
      const isAlone = parent?.textContent === mark;
      const from = isAlone ? place - 1 : place + at;
      tr.replaceRangeWith(from, isAlone ? from + mark.length + 2 : from + mark.length, image);
    });
    view.dispatch(tr);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The file that a `data:` address holds. */
function fileOf(address: string, name: string): File {
  const [head = '', data = ''] = address.split(/,(.*)/s);
  const type = /^data:([^;,]+)/i.exec(head)?.[1] ?? '';
  return new File([bytesOf(data, /;base64/i.test(head))], name, { type });
}

function bytesOf(data: string, isBase64: boolean): Uint8Array<ArrayBuffer> {
  try {
    return isBase64
      ? Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(data));
  } catch {
    // The server then says that this is no picture.
    return new TextEncoder().encode(data);
  }
}
