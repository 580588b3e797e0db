import { useSyncExternalStore } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useSignedIn } from '../../api/session.ts';
import { useSetup } from '../../parts/setup.ts';
import { namesOf } from '../data/names.ts';
import type { SiteField } from '../data/site.ts';
import { useFile } from '../fields/file-context.ts';
import { Choice } from './Choice.tsx';

interface MeanwhileChoiceProps {
  place: SiteField;
  /** Of its language, where it does not stand beside it. */
  name?: string;
}

/**
 * Where somebody else has saved a field meanwhile, or something within it: both wordings, of which one is taken.
 */
export function MeanwhileChoice({ place, name: language = '' }: MeanwhileChoiceProps) {
  const { copy: all, locale } = useSetup();
  const { site: copy } = all;
  const { saves } = useFile();
  const { person } = useSignedIn();
  const typed = useSyncExternalStore(saves.subscribe, () => saves.typedFor(place));
  const state = useSyncExternalStore(saves.subscribe, () => saves.stateOf(place));
  if (state?.kind !== 'conflict') return null;
  const { theirs } = state;
  const inner = namesOf(theirs.unseen, locale);
  const name = { NAME: inner || theirs.by || copy.onSite };
  const isOwn = !inner && theirs.by === person.name;
  const question = isOwn ? copy.meanwhileYours : copy.meanwhile;
  return (
    <div role="alert">
      {language && <p className="mt-2 text-small font-semibold">{language}</p>}
      <Choice
        text={interpolate(inner ? copy.writtenWithin : question, name)}
        language={theirs.file.language}
        wordings={[
          {
            label: copy.yours,
            value: typed?.value,
            action: copy.takeYours,
            onTake: () => saves.takeMine(place, theirs),
          },
          {
            label: isOwn ? copy.otherDevice : interpolate(copy.theirs, name),
            value: theirs.value,
            action: isOwn ? copy.takeOther : copy.takeTheirs,
            onTake: () => saves.drop(place),
          },
        ]}
      />
    </div>
  );
}
