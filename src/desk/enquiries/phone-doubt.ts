import { useRef, useState } from 'react';
import { useCanBePhone, usePhoneCheck } from '../api/phone-check.ts';

/**
 * Doubts a phone number that is typed if a digit may be missing. The caller may still be on the line, so that the first
 * attempt to save it tells of that; the second saves it as it is.
 */
export function usePhoneDoubt(typed: string) {
  const phone = typed.trim();
  // Checked once the field is left, so that no number is doubted while it is being typed.
  const [left, setLeft] = useState('');
  const canBePhone = useCanBePhone(left);
  const check = usePhoneCheck();
  const [doubted, setDoubted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return {
    /** For the field, which gets the focus if the number is doubted. */
    field,
    isDoubtful: canBePhone === false && left === phone,
    leave: () => setLeft(phone),
    /** Whether the number can be saved: it can exist, or was doubted before. */
    canSave: async (): Promise<boolean> => {
      if (phone === doubted || (await check(phone))) return true;
      setDoubted(phone);
      setLeft(phone);
      field.current?.focus();
      return false;
    },
  };
}
