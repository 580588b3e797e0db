import { FieldNotes } from '../notes/FieldNotes.tsx';
import { MeanwhileChoice } from '../notes/MeanwhileChoice.tsx';
import { useFile } from './file-context.ts';

/** What is to be known of a set of fields, an item or a list as a whole, in each language. */
export function WholeNotes({ field }: { field: string }) {
  const { languages, shown } = useFile();
  return languages.map((each) => {
    const place = { file: each.file.file, field };
    return (
      <div key={place.file}>
        {/* What is taken away in all languages may be refused in one that is not shown. */}
        <MeanwhileChoice place={place} name={each.name} />
        {shown.includes(each) && <FieldNotes languages={[each]} field={field} isWhole />}
      </div>
    );
  });
}
