import type { SiteChange, SiteDraft, SiteFile } from '../../../../shared/desk/site/site.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { draftsWithin, fieldsWithDrafts, formOfField, shownFields } from '../data/file-values.ts';
import { type SiteField, seenOf, useDiscard, useFileAction } from '../data/site.ts';
import { useFile } from '../fields/file-context.ts';
import { Choice } from './Choice.tsx';

interface OvertakenChoiceProps {
  place: SiteField;
  file: SiteFile;
  draft: SiteDraft | undefined;
  change: SiteChange | undefined;
}

/** Where the site or the clinic's folder has changed beneath a draft or a change: all wordings, to choose one. */
export function OvertakenChoice({ place, file, draft, change }: OvertakenChoiceProps) {
  const { site: copy } = useCopy();
  const whole = useFile();
  const { saves, isList } = whole;
  const form = formOfField(whole, place.field);
  const discard = useDiscard();
  const act = useFileAction();
  const { language } = file;
  if (draft?.isOvertaken) {
    const { version, was } = draft;
    const within = seenOf(draftsWithin(file, place.field, isList));
    // With what was written within it, so that nothing is discarded unseen.
    const withInner = () => valueAt(fieldsWithDrafts(file, isList), place.field);
    const value = within.length > 0 ? withInner() : draft.value;
    return (
      <Choice
        form={form}
        text={copy.overtaken}
        language={language}
        isPending={discard.isPending}
        wordings={[
          { label: copy.before, value: was },
          {
            label: copy.yours,
            value,
            action: copy.takeYours,
            onTake: () => saves.change(place, value, within),
          },
          {
            label: copy.now,
            value: valueAt(shownFields(file), place.field),
            action: copy.takeSite,
            onTake: () => discard.mutate({ ...place, version, within }),
          },
        ]}
      >
        <Problem error={discard.error} />
      </Choice>
    );
  }
  if (!change?.isOvertaken || draft) return null;
  return (
    <Choice
      form={form}
      text={copy.folderChanged}
      language={language}
      isPending={act.isPending}
      wordings={[
        {
          label: copy.yours,
          value: change.value,
          action: copy.takeYours,
          onTake: () => act.mutate({ ...place, path: 'kept' }),
        },
        {
          label: copy.folderText,
          value: change.inFolder,
          action: copy.takeFolder,
          onTake: () => saves.change(place, change.inFolder),
        },
      ]}
    >
      <Problem error={act.error} />
    </Choice>
  );
}
