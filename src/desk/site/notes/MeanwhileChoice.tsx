import { useSyncExternalStore } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import type { SiteField } from '../data/site.ts';
import { useFile } from '../fields/file-context.ts';
import { Choice } from './Choice.tsx';

/** Where somebody else has saved a field meanwhile: both wordings, of which one is taken. */
export function MeanwhileChoice({ place }: { place: SiteField }) {
  const { site: copy } = useCopy();
  const { saves } = useFile();
  const typed = useSyncExternalStore(saves.subscribe, () => saves.typedFor(place));
  const state = useSyncExternalStore(saves.subscribe, () => saves.stateOf(place));
  if (state?.kind !== 'conflict') return null;
  const { theirs } = state;
  const name = { NAME: theirs.by || copy.onSite };
  return (
    <div role="alert">
      <Choice
        text={interpolate(copy.meanwhile, name)}
        language={theirs.file.language}
        wordings={[
          {
            label: copy.yours,
            value: typed?.value,
            action: copy.takeYours,
            onTake: () => saves.takeMine(place, theirs),
          },
          {
            label: interpolate(copy.theirs, name),
            value: theirs.value,
            action: copy.takeTheirs,
            onTake: () => saves.drop(place),
          },
        ]}
      />
    </div>
  );
}
