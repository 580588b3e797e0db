import { pointerOf } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { AddByName } from '../list/AddByName.tsx';
import { useFile } from './file-context.ts';

/** Adds an item to a list, in every language. */
export function AddItem({ ids }: { ids: string[] }) {
  const { site: copy } = useCopy();
  const { form, languages, saves } = useFile();
  const hasTitle = form.fields?.some(({ name }) => name === 'title');
  const add = (id: string, title: string) => {
    for (const { file } of languages) {
      const value = { id, ...(hasTitle && { title }) };
      saves.change({ file: file.file, field: pointerOf([id]) }, value);
    }
    void saves.flush();
  };
  return <AddByName label={copy.newItem} taken={ids} onAdd={add} />;
}
