import { useEffect, useRef } from 'react';

const storageKey = 'desk:keys';

/** Whether letters and digits are shortcuts in this browser; people who dictate to the computer turn them off. */
export const areShortcutsOn = () => localStorage.getItem(storageKey) !== 'off';

export function setShortcutsOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}

/**
 * Runs an action when a key is pressed, except in a field or a dialog. Letters and digits can be turned off.
 * @param shortcuts the actions by `KeyboardEvent.code`, such as `KeyJ` or `ArrowRight`, which is the same in every
 * keyboard layout
 */
export function useShortcuts(shortcuts: Record<string, (() => void) | undefined>): void {
  const latestShortcuts = useRef(shortcuts);
  useEffect(() => {
    latestShortcuts.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, code, altKey, ctrlKey, metaKey, shiftKey } = event;
      const ignoredSelector = 'input, textarea, select, [role="alertdialog"], [role="dialog"]';
      const isIgnored = target instanceof Element && target.closest(ignoredSelector) !== null;
      if (isIgnored || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!code.startsWith('Arrow') && !areShortcutsOn()) return;
      latestShortcuts.current[code]?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
