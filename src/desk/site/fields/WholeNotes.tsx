import { FieldNotes } from '../notes/FieldNotes.tsx';
import { MeanwhileChoice } from '../notes/MeanwhileChoice.tsx';
import { useFile } from './file-context.ts';

/** What is to be known of a set of fields, an item or a list as a whole, in each language that is shown. */
export function WholeNotes({ field }: { field: string }) {
  const { shown } = useFile();
  return shown.map((each) => {
    const place = { file: each.file.file, field };
    return (
      <div key={place.file}>
        <MeanwhileChoice place={place} />
        <FieldNotes languages={[each]} field={field} isWhole />
      </div>
    );
  });
}
