import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { openEditors } from '../../saving/open-editors.ts';
import { KeptValues } from './kept-values.ts';
import { SiteSaves } from './site-saves.ts';

/**
 * Saves the fields of some files by themselves while they are shown, and what the browser has kept of them.
 * @param files paths in the clinic's folder
 */
export function useSiteSaves(files: string[]): SiteSaves {
  const client = useQueryClient();
  const { person } = useSignedIn();
  const [kept] = useState(() => new KeptValues(person.id));
  const [saves] = useState(() => new SiteSaves({ client, name: person.name, kept }));
  const [restored] = useState(() => kept.of(files));
  useEffect(() => {
    for (const value of restored) saves.restore(value);
    openEditors.add(saves);
    const listeners = {
      compositionstart: () => saves.forAll('hold'),
      compositionend: () => saves.forAll('release'),
      // A removed field never ends its composition.
      focusout() {
        saves.forAll('release');
        saves.keepNow();
      },
      pagehide: () => saves.keepNow(),
      online: () => void saves.flush(),
    };
    for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener);
    return () => {
      openEditors.delete(saves);
      for (const [event, listener] of Object.entries(listeners)) {
        removeEventListener(event, listener);
      }
      saves.forAll('stop');
    };
  }, [saves, restored]);
  return saves;
}
