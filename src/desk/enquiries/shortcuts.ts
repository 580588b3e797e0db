import { useEffect, useRef } from 'react';

const setting = 'desk:keys';

/** Whether single-key shortcuts are on in this browser; people who dictate to the computer turn them off. */
export const areShortcutsOn = () => localStorage.getItem(setting) !== 'off';

export function setShortcutsOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(setting);
  else localStorage.setItem(setting, 'off');
}

/**
 * Runs an action when a key is pressed, except in a field or a dialog.
 * @param shortcuts the actions by `KeyboardEvent.code`, such as `KeyJ` or `ArrowRight`, which is the same in every
 * script
 */
export function useShortcuts(shortcuts: Record<string, (() => void) | undefined>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, code, altKey, ctrlKey, metaKey, shiftKey } = event;
      const ignored = 'input, textarea, select, [role="alertdialog"], [role="dialog"]';
      const isIgnored = target instanceof Element && target.closest(ignored) !== null;
      if (isIgnored || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!code.startsWith('Arrow') && !areShortcutsOn()) return;
      latest.current[code]?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
