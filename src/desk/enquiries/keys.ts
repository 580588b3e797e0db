import { useEffect, useRef } from 'react';

const setting = 'desk:keys';

/** Whether letters and digits are keys of the desk in this browser; whoever speaks to the computer turns them off. */
export const areKeysOn = () => localStorage.getItem(setting) !== 'off';

/** Turns them on or off. */
export function setKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(setting);
  else localStorage.setItem(setting, 'off');
}

/**
 * Runs an action when a key is pressed, except in a field or a dialog.
 * @param presses by the place of the key, such as `KeyJ` or `ArrowRight`, which is the same in every script
 */
export function useKeys(presses: Record<string, (() => void) | undefined>): void {
  const latest = useRef(presses);
  useEffect(() => {
    latest.current = presses;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, code, altKey, ctrlKey, metaKey, shiftKey } = event;
      const elsewhere = 'input, textarea, select, [role="alertdialog"], [role="dialog"]';
      const isElsewhere = target instanceof Element && target.closest(elsewhere) !== null;
      if (isElsewhere || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!code.startsWith('Arrow') && !areKeysOn()) return;
      latest.current[code]?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
