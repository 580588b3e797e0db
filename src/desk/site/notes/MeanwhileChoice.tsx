import { useSyncExternalStore } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useSignedIn } from '../../api/session.ts';
import { useSetup } from '../../parts/setup.ts';
import { formOfField } from '../data/file-values.ts';
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
  const file = useFile();
  const { saves } = file;
  const { person } = useSignedIn();
  const typed = useSyncExternalStore(saves.subscribe, () => saves.typedFor(place));
  const state = useSyncExternalStore(saves.subscribe, () => saves.stateOf(place));
  if (state?.kind !== 'conflict') return null;
  const { theirs } = state;
  const inner = namesOf(theirs.unseen, locale);
  const name = { NAME: inner || theirs.by };
  const isOwn = !inner && theirs.by === person.name;
  const ofSite = { question: copy.overtaken, label: copy.now, action: copy.takeSite };
  const ofOwn = { question: copy.meanwhileYours, label: copy.otherDevice, action: copy.takeOther };
  const ofOther = { question: copy.meanwhile, label: copy.theirs, action: copy.takeTheirs };
  // Where nobody has a draft any more, it was published or discarded.
  const words = isOwn ? ofOwn : theirs.by || inner ? ofOther : ofSite;
  return (
    <div role="alert">
      {language && <p className="mt-2 text-small font-semibold">{language}</p>}
      <Choice
        form={formOfField(file, place.field)}
        text={interpolate(inner ? copy.writtenWithin : words.question, name)}
        language={theirs.file.language}
        wordings={[
          {
            label: copy.yours,
            value: typed?.value,
            action: copy.takeYours,
            onTake: () => saves.takeMine(place, theirs),
          },
          {
            label: interpolate(words.label, name),
            value: theirs.value,
            action: words.action,
            onTake: () => saves.drop(place),
          },
        ]}
      />
    </div>
  );
}
