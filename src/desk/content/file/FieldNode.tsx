import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormField } from '../../../../shared/desk/form.ts';
import { titleNames, titleOf, titleOfItem } from '../../../../shared/desk/titles.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup } from '../../../../shared/json.ts';
import { ConfirmButton } from '../../dialogs/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { smallButton, valueControls } from '../controls/control.ts';
import { NewName } from '../list/NewName.tsx';
import { formatValue, useValueWords } from '../values/format-value.ts';
import { withoutTexts } from '../values/forms.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldRow } from './FieldRow.tsx';
import {
  type Cell,
  cellsOf,
  childPointers,
  deeper,
  isHidden,
  itemsOf,
  type Level,
  type Pointers,
  useFileForm,
  valueIn,
} from './file-form.ts';
import { focusFirstField, useFocusedField } from './focus.ts';
import { Section } from './Section.tsx';

interface FieldNodeProps {
  form: FormField;
  pointers: Pointers;
  /** Level of the heading of a group. */
  level: Level;
}

/** Whether a field contains other fields, which have rows of their own. */
function isComposed({ control, item }: FormField): boolean {
  return control === 'group' || control === 'record' || (control === 'list' && isGroupItem(item));
}

/** Whether the items of a list have fields of their own. */
const isGroupItem = (item: FormField | undefined) => item?.control === 'group';

/** A field, or a group of fields with a heading. */
function FieldNode({ form, pointers, level }: FieldNodeProps) {
  if (!isComposed(form)) return <FieldRow form={form} pointers={pointers} />;
  const Heading = `h${level}` as const;
  return (
    <section className="border-t border-line py-4 first:border-t-0">
      <Heading className="text-base font-semibold">{form.label}</Heading>
      {form.help && <p className="measure text-small text-soft">{form.help}</p>}
      <div className="mt-2 border-l-2 border-line pl-3 sm:pl-4">
        <InnerFields form={form} pointers={pointers} level={deeper(level)} />
      </div>
    </section>
  );
}

/** The fields of a group or a list without its heading, and the notes on it as a whole. */
function InnerFields({ form, pointers, level }: FieldNodeProps) {
  const { languages, shown } = useFileForm();
  const cells = cellsOf(languages, pointers);
  return (
    <>
      <FieldsOrItems form={form} pointers={pointers} level={level} />
      {cells
        .filter(({ language }) => shown.includes(language))
        .map((cell) => (
          <FieldNotes key={cell.language.file.path} {...cell} form={form} isWhole />
        ))}
    </>
  );
}

function FieldsOrItems({ form, pointers, level }: FieldNodeProps) {
  const { content: copy } = useCopy();
  const { languages } = useFileForm();
  if (form.control === 'list') return <Items form={form} pointers={pointers} level={level} />;
  const cells = cellsOf(languages, pointers);
  const { item } = form;
  const named = item && namesIn(cells).map((name) => ({ ...item, name, label: name, help: '' }));
  const fields = (form.fields ?? named ?? []).filter((each) => !isHidden(each));
  const inner = fields.map((each) => (
    <FieldNode
      key={each.name}
      form={each}
      pointers={childPointers(pointers, each.name)}
      level={level}
    />
  ));
  // A group whose fields are all optional need not be added first.
  if (form.isRequired || fields.every(({ isRequired }) => !isRequired)) return inner;
  const isThere = cells.some(({ language, pointer }) => isGroup(valueIn(language, pointer)));
  if (!isThere) {
    return (
      <button
        type="button"
        className={smallButton}
        onClick={() => {
          for (const { language, pointer } of cells) language.open.change(pointer, {});
        }}
      >
        + {interpolate(copy.addNamed, { NAME: form.label })}
      </button>
    );
  }
  return (
    <>
      {inner}
      <ConfirmButton
        label={copy.remove}
        name={form.label}
        className={smallButton}
        heading={copy.removeHeading}
        text={`${form.label}. ${copy.removeText}`}
        onConfirm={() => {
          for (const { language, pointer } of cells) language.open.change(pointer, undefined);
        }}
      />
    </>
  );
}

/** The keys of a record, in any language. */
function namesIn(cells: Cell[]): string[] {
  const groups = cells.map(({ language, pointer }) => valueIn(language, pointer)).filter(isGroup);
  return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}

/** Items without titles are open at first if there are fewer than this. */
const fewItems = 4;

/** The items of a list, such as packages, in all languages: each can be opened, moved and removed; others can be added. */
function Items({ form, pointers, level }: FieldNodeProps) {
  const { content: copy } = useCopy();
  const { languages, shown } = useFileForm();
  const words = useValueWords();
  const list = useRef<HTMLDivElement>(null);
  // The index of the item that was added last, which is open.
  const [added, setAdded] = useState<number>();
  const { item, max = Number.POSITIVE_INFINITY } = form;
  if (!item) return null;
  const cells = cellsOf(languages, pointers);
  const items = itemsOf(languages, pointers);
  // Until conflicts are resolved, indexes may differ.
  const isLocked = languages.some(({ conflicts }) => conflicts.length > 0);
  const hasId = item.fields?.some(({ name }) => name === 'id') ?? false;
  const titled = titleNames
    .map((name) => item.fields?.find((each) => each.name === name))
    .find(Boolean);
  const reorder = (next: Pointers[]) => {
    for (const { language, pointer } of cells) {
      const index = languages.indexOf(language);
      const values = next.flatMap((each) => valueIn(language, each[index] ?? null) ?? []);
      const isEmpty = values.length === 0 && !form.isRequired;
      language.open.change(pointer, isEmpty ? undefined : values);
    }
  };
  const append = (id?: string, title?: string) => {
    flushSync(() => {
      setAdded(items.length);
      for (const { language, pointer } of cells) {
        // The title was typed in one language.
        const hasTitle = title && titled && language === shown[0];
        const titleField = hasTitle ? { [titled.name]: title } : {};
        language.open.change(`${pointer}/-`, { ...(id && { id }), ...titleField });
      }
    });
    list.current?.lastElementChild?.querySelector<HTMLElement>(valueControls)?.focus();
  };
  const ids = items.flatMap((each) => idOf(firstValue(each)) ?? []);
  return (
    <>
      <div ref={list}>
        {items.map((each, index) => {
          const value = firstValue(each);
          const title = titleIn(each, index);
          return (
            <Section
              key={idOf(value) ?? index}
              heading={title}
              level={level}
              beside={priceOf(value)}
              fields={[each]}
              isOpen={index === added || items.length === 1 || (!titled && items.length < fewItems)}
            >
              {shown.map((language) => {
                const languageIndex = languages.indexOf(language);
                const outer = pointers[languageIndex] ?? null;
                const isMissing =
                  each[languageIndex] === null && value !== undefined && outer !== null;
                return isMissing && language.value !== undefined ? (
                  <button
                    key={language.file.path}
                    type="button"
                    className={`block ${smallButton}`}
                    onClick={({ currentTarget }) => {
                      const section = currentTarget.closest('details') ?? document;
                      flushSync(() =>
                        language.open.change(`${outer}/-`, withoutTexts(item, value) ?? {}),
                      );
                      focusFirstField(language.file.path, section);
                    }}
                  >
                    {interpolate(copy.begin, { LANGUAGE: language.name })}
                  </button>
                ) : null;
              })}
              <InnerFields
                form={{ ...item, isRequired: true }}
                pointers={each}
                level={deeper(level)}
              />
              <div className="flex flex-wrap gap-x-4 border-t border-line py-2">
                {([-1, 1] as const).map((by) => {
                  const label = by === -1 ? copy.moveUp : copy.moveDown;
                  const isEnd = index + by < 0 || index + by >= items.length;
                  return (
                    <button
                      key={by}
                      type="button"
                      className={smallButton}
                      aria-label={`${label}: ${title}`}
                      disabled={isLocked || isEnd}
                      onClick={() => reorder(swapped(items, index, index + by))}
                    >
                      {label}
                    </button>
                  );
                })}
                <ConfirmButton
                  label={copy.remove}
                  name={title}
                  className={smallButton}
                  isDisabled={isLocked}
                  heading={copy.removeHeading}
                  text={`${title}. ${copy.removeText}`}
                  onConfirm={() => reorder(items.filter((other) => other !== each))}
                />
              </div>
            </Section>
          );
        })}
      </div>
      {items.length < max && hasId && (
        <NewName label={copy.newItem} taken={ids} isDisabled={isLocked} onAdd={append} />
      )}
      {items.length < max && !hasId && (
        <button type="button" className={smallButton} disabled={isLocked} onClick={() => append()}>
          + {interpolate(copy.addNamed, { NAME: form.label })}
        </button>
      )}
    </>
  );

  function firstValue(each: Pointers) {
    const [first] = languages.flatMap(
      (language, index) => valueIn(language, each[index] ?? null) ?? [],
    );
    return first;
  }

  function titleIn(each: Pointers, index: number): string {
    const values = [...shown, ...languages].flatMap(
      (language) => valueIn(language, each[languages.indexOf(language)] ?? null) ?? [],
    );
    const named = values.find((value) => titleOf(value) !== undefined);
    if (named !== undefined) return titleOfItem(named, index);
    const [value] = values;
    const text = !titled && isGroup(value) ? formatValue(value, item, words) : '';
    return text || interpolate(copy.item, { NUMBER: index + 1 });
  }

  function priceOf(value: ReturnType<typeof firstValue>): string | undefined {
    const price = item?.fields?.find(({ control }) => control === 'price');
    const amount = price && isGroup(value) ? value[price.name] : undefined;
    return amount === undefined ? undefined : formatValue(amount, price, words);
  }
}

function idOf(value: unknown): string | undefined {
  const id = isGroup(value) ? value['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function swapped(items: Pointers[], one: number, other: number): Pointers[] {
  return items.map((item, index) =>
    index === one ? (items[other] ?? item) : index === other ? (items[one] ?? item) : item,
  );
}

/** A form with more fields than these shows its sections closed. */
const maxOpen = 25;

/** The fields of a file: a section for each group and list. */
export function FileBody() {
  const { form, languages } = useFileForm();
  const fields = (form.fields ?? []).filter((each) => !isHidden(each));
  const root = languages.map(() => '');
  useFocusedField();
  if (form.control === 'list') return <Items form={form} pointers={root} level={2} />;
  const isOpen = fields.reduce((sum, field) => sum + sizeOf(field), 0) <= maxOpen;
  return runsOf(fields).map((run) => {
    const [field] = run;
    const pointers = childPointers(root, field.name);
    return isComposed(field) ? (
      <Section key={field.name} heading={field.label} level={2} fields={[pointers]} isOpen={isOpen}>
        {field.help && <p className="measure text-small text-soft">{field.help}</p>}
        <InnerFields form={field} pointers={pointers} level={3} />
      </Section>
    ) : (
      <div key={field.name} className="card mt-3 px-4 sm:px-6">
        {run.map((each) => (
          <FieldNode
            key={each.name}
            form={each}
            pointers={childPointers(root, each.name)}
            level={3}
          />
        ))}
      </div>
    );
  });
}

/** Single fields that follow each other share a card. */
function runsOf(fields: FormField[]): [FormField, ...FormField[]][] {
  const runs: [FormField, ...FormField[]][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last && !isComposed(field) && !isComposed(last[0])) last.push(field);
    else runs.push([field]);
  }
  return runs;
}

/** The number of fields in a form. */
function sizeOf({ fields, item }: FormField): number {
  if (fields) return fields.reduce((sum, field) => sum + sizeOf(field), 0);
  return item?.fields ? sizeOf(item) : 1;
}
