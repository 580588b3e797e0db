import { useRouter } from '@tanstack/react-router';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { valueControls } from '../controls/control.ts';
import { useFileForm } from './file-form.ts';

/**
 * Shows and focuses the field that the address names.
 * @param lateField if given, focuses only this field, which is rendered after the form
 */
export function useFocusedField(lateField?: { path: string; pointer: string }): void {
  const router = useRouter();
  const { focus } = useFileForm();
  const isOther =
    lateField && (lateField.path !== focus?.path || lateField.pointer !== focus.pointer);
  const { path, pointer, clickedText } = (isOther ? null : focus) ?? {};
  useEffect(() => {
    if (path === undefined || pointer === undefined) return;
    const show = () => showField(path, pointer, clickedText);
    show();
    const { resolvedLocation, location } = router.state;
    if (resolvedLocation?.href === location.href) return;
    // The router scrolls to the top of a view that it has just rendered.
    const stop = router.subscribe('onRendered', () => {
      stop();
      show();
    });
    return stop;
  }, [path, pointer, clickedText, router]);
}

/**
 * Focuses the first field of a file in one language, or the collapsed section that contains it.
 * @param root where to look for the field
 */
export function focusFirstField(path: string, root: ParentNode = document): void {
  const fileSelector = `[data-path~="${CSS.escape(path)}"]`;
  const controls = root.querySelectorAll<HTMLElement>(valueControls);
  const first = Array.from(controls).find((control) =>
    control.closest(`${fileSelector}:not(details)`),
  );
  (first ?? root.querySelector<HTMLElement>(`details${fileSelector} > summary`))?.focus();
}

/**
 * Focuses the control of a field, or of the nearest group around it that is rendered.
 * @param clickedText the text clicked in the preview, at which the cursor is placed
 * @param item the index of the item within the field
 */
export function showField(path: string, pointer: string, clickedText = '', item = 0): void {
  const selector = `[data-path~="${CSS.escape(path)}"][data-pointer="${CSS.escape(pointer)}"]`;
  const field = document.querySelector(selector);
  if (!field) {
    const end = pointer.lastIndexOf('/');
    if (pointer !== '')
      showField(path, pointer.slice(0, end), clickedText, Number(pointer.slice(end + 1)));
    return;
  }
  const selectors = field.matches('details')
    ? ['summary']
    : ['[aria-invalid=true]', valueControls, 'summary', 'button:enabled'];
  const control = ['[data-conflict] button', ...selectors]
    .map((each) => field.querySelector<HTMLElement>(each))
    .find((each) => each !== null);
  (control ?? field).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  const searchText = clickedText.trim().slice(0, maxSearchLength);
  if (control instanceof HTMLTextAreaElement) {
    const textStart = searchText === '' ? -1 : control.value.indexOf(searchText);
    // A list of texts is edited in one text area, one item per line.
    const line = control.value.match(new RegExp(`^(.*\\n+){${item}}`))?.[0].length ?? 0;
    const cursor = textStart === -1 ? line : textStart;
    if (cursor > 0 || textStart === 0) control.setSelectionRange(cursor, cursor);
  } else if (control?.isContentEditable && searchText !== '') {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const cursor = currentNode.nodeValue?.indexOf(searchText) ?? -1;
      if (cursor === -1) continue;
      // The editor keeps a selection of its own, and would move the browser's cursor back to it.
      const { editor } = control as HTMLElement & { editor?: Editor };
      editor?.commands.setTextSelection(editor.view.posAtDOM(currentNode, cursor));
      currentNode.parentElement?.scrollIntoView({ block: 'center' });
      return;
    }
  }
}

/** How many characters of the clicked text are searched for: the field may contain a placeholder further on. */
const maxSearchLength = 40;
