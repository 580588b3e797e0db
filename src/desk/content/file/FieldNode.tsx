import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { itemNames } from '../../../../shared/content-changes.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import { titleNames, titleOf, titleOfItem } from '../../../../shared/desk/titles.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { ConfirmButton } from '../../dialogs/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { smallButtonClasses, valueControls } from '../controls/control.ts';
import { NameForm } from '../list/NameForm.tsx';
import { formatValue, useValueFormat } from '../values/format-value.ts';
import { omitTexts } from '../values/forms.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldRow } from './FieldRow.tsx';
import {
  type Cell,
  cellsOf,
  type EditedLanguage,
  isHidden,
  type Level,
  nextLevel,
  useFileForm,
} from './file-form.ts';
import { focusFirstField, useFocusedField } from './focus.ts';
import { Section } from './Section.tsx';

interface FieldNodeProps {
  form: FormField;
  /** The path of the field, as `cellsOf` expects it. */
  field: string;
  /** Level of the heading of a group. */
  level: Level;
}

/** Whether a field contains other fields, which have rows of their own. */
function isComposite({ control, item }: FormField): boolean {
  return control === 'group' || control === 'record' || (control === 'list' && isGroupItem(item));
}

/** Whether the items of a list have fields of their own. */
const isGroupItem = (item: FormField | undefined) => item?.control === 'group';

/** A field, or a group of fields with a heading. */
export function FieldNode({ form, field, level }: FieldNodeProps) {
  if (!isComposite(form)) return <FieldRow form={form} field={field} />;
  const Heading = `h${level}` as const;
  return (
    <section className="border-t border-line py-4 first:border-t-0">
      <Heading className="text-base font-semibold">{form.label}</Heading>
      {form.help && <p className="measure text-small text-soft">{form.help}</p>}
      <div className="mt-2 border-l-2 border-line pl-3 sm:pl-4">
        <InnerFields form={form} field={field} level={nextLevel(level)} />
      </div>
    </section>
  );
}

/** The fields of a group or a list without its heading, and the notes on it as a whole. */
function InnerFields({ form, field, level }: FieldNodeProps) {
  const { languages, shownLanguages } = useFileForm();
  const cells = cellsOf(languages, field);
  return (
    <>
      <FieldsOrItems form={form} field={field} level={level} />
      {cells
        .filter(({ language }) => shownLanguages.includes(language))
        .map(({ language, pointer }) => (
          <FieldNotes
            key={language.file.path}
            language={language}
            pointer={pointer}
            form={form}
            isForGroup
          />
        ))}
    </>
  );
}

function FieldsOrItems({ form, field, level }: FieldNodeProps) {
  const { content: copy } = useCopy();
  const { languages } = useFileForm();
  if (form.control === 'list') return <Items form={form} field={field} level={level} />;
  const cells = cellsOf(languages, field);
  const { item } = form;
  const namedItems =
    item && namesIn(cells).map((name) => ({ ...item, name, label: name, help: '' }));
  const fields = (form.fields ?? namedItems ?? []).filter((each) => !isHidden(each));
  const children = fields.map((each) => (
    <FieldNode key={each.name} form={each} field={`${field}/${each.name}`} level={level} />
  ));
  // A group whose fields are all optional need not be added first.
  if (form.isRequired || fields.every(({ isRequired }) => !isRequired)) return children;
  if (!cells.some(({ value }) => isGroup(value))) {
    return (
      <button
        type="button"
        className={smallButtonClasses}
        onClick={() => {
          for (const { language, pointer } of cells) language.openFile.change(pointer, {});
        }}
      >
        + {interpolate(copy.addNamed, { NAME: form.label })}
      </button>
    );
  }
  return (
    <>
      {children}
      <ConfirmButton
        label={copy.remove}
        name={form.label}
        className={smallButtonClasses}
        heading={copy.removeHeading}
        text={`${form.label}. ${copy.removeText}`}
        onConfirm={() => {
          for (const { language, pointer } of cells) language.openFile.change(pointer, undefined);
        }}
      />
    </>
  );
}

/** The keys of a record, in any language. */
function namesIn(cells: Cell[]): string[] {
  return [...new Set(cells.flatMap(({ value }) => (isGroup(value) ? Object.keys(value) : [])))];
}

/** Items without titles are open at first if there are fewer than this. */
const fewItems = 4;

/** The classes of the card with the parts of a file or the items of a list. */
const card = 'card mt-3 divide-y divide-line empty:hidden';

/** The items of a list, such as packages, in all languages: each can be opened, moved and removed. */
function Items({ form, field, level }: FieldNodeProps) {
  const { content: copy } = useCopy();
  const { languages, shownLanguages } = useFileForm();
  const format = useValueFormat();
  const list = useRef<HTMLDivElement>(null);
  // The index of the item that was added last, which is open.
  const [addedIndex, setAddedIndex] = useState<number>();
  const { item, max = Number.POSITIVE_INFINITY } = form;
  if (!item) return null;
  const lists = cellsOf(languages, field);
  const names = [...new Set(lists.flatMap(({ value = null }) => itemNames(value)))];
  // Conflicts name items by their index, which must not change until they are resolved.
  const isLocked = languages.some(({ conflicts }) => conflicts.length > 0);
  const hasId = item.fields?.some(({ name }) => name === 'id') ?? false;
  // An item with an id is named by `#` and the id.
  const takenIds = names.map((name) => name.replace(/^#/, ''));
  const titleForm = titleNames
    .map((name) => item.fields?.find((each) => each.name === name))
    .find(Boolean);
  const itemIn = (language: EditedLanguage, name: string) =>
    cellsOf([language], `${field}/${name}`)[0]?.value;
  const reorder = (next: string[]) => {
    for (const { language, pointer } of lists) {
      const values = next.flatMap((name) => itemIn(language, name) ?? []);
      const isEmpty = values.length === 0 && !form.isRequired;
      language.openFile.change(pointer, isEmpty ? undefined : values);
    }
  };
  const append = (id?: string, title?: string) => {
    flushSync(() => {
      setAddedIndex(names.length);
      for (const { language, pointer } of lists) {
        // The title was typed in one language.
        const hasTitle = title && titleForm && language === shownLanguages[0];
        const titleField = hasTitle ? { [titleForm.name]: title } : {};
        language.openFile.change(`${pointer}/-`, { ...(id && { id }), ...titleField });
      }
    });
    list.current?.lastElementChild?.querySelector<HTMLElement>(valueControls)?.focus();
  };
  return (
    <>
      <div ref={list} className={level === 2 ? card : undefined}>
        {names.map((name, index) => {
          const values = [...shownLanguages, ...languages].flatMap(
            (each) => itemIn(each, name) ?? [],
          );
          const [value] = languages.flatMap((each) => itemIn(each, name) ?? []);
          const title = titleIn(values, index);
          return (
            <Section
              key={name}
              heading={title}
              level={level}
              aside={priceOf(value)}
              preview={level === 2 ? beginningOf(item, values[0], titleOf(values[0])) : undefined}
              fields={[`${field}/${name}`]}
              isInitiallyOpen={
                index === addedIndex ||
                names.length === 1 ||
                (!titleForm && names.length < fewItems)
              }
            >
              {lists
                .filter(
                  ({ language }) => shownLanguages.includes(language) && !itemIn(language, name),
                )
                .map(({ language, pointer }) => (
                  <button
                    key={language.file.path}
                    type="button"
                    className={`block ${smallButtonClasses}`}
                    onClick={({ currentTarget }) => {
                      const section = currentTarget.closest('details') ?? document;
                      const initialItem = (value && omitTexts(item, value)) ?? {};
                      flushSync(() => language.openFile.change(`${pointer}/-`, initialItem));
                      focusFirstField(language.file.path, section);
                    }}
                  >
                    {interpolate(copy.writeInLanguage, { LANGUAGE: language.name })}
                  </button>
                ))}
              <InnerFields
                form={{ ...item, isRequired: true }}
                field={`${field}/${name}`}
                level={nextLevel(level)}
              />
              <div className="flex flex-wrap gap-x-4 border-t border-line py-2">
                {([-1, 1] as const).map((step) => {
                  const label = step === -1 ? copy.moveUp : copy.moveDown;
                  return (
                    <button
                      key={step}
                      type="button"
                      className={smallButtonClasses}
                      aria-label={`${label}: ${title}`}
                      disabled={isLocked || names[index + step] === undefined}
                      onClick={() => reorder(swap(names, index, index + step))}
                    >
                      {label}
                    </button>
                  );
                })}
                <ConfirmButton
                  label={copy.remove}
                  name={title}
                  className={smallButtonClasses}
                  isDisabled={isLocked}
                  heading={copy.removeHeading}
                  text={`${title}. ${copy.removeText}`}
                  onConfirm={() => reorder(names.filter((other) => other !== name))}
                />
              </div>
            </Section>
          );
        })}
      </div>
      {names.length < max && hasId && (
        <NameForm
          label={copy.newItem}
          takenSlugs={takenIds}
          isDisabled={isLocked}
          onSubmit={append}
        />
      )}
      {names.length < max && !hasId && (
        <button
          type="button"
          className={smallButtonClasses}
          disabled={isLocked}
          onClick={() => append()}
        >
          + {interpolate(copy.addNamed, { NAME: form.label })}
        </button>
      )}
    </>
  );

  function titleIn(values: Json[], index: number): string {
    const titledValue = values.find((value) => titleOf(value) !== undefined);
    if (titledValue !== undefined) return titleOfItem(titledValue, index);
    const [value] = values;
    const text = !titleForm && isGroup(value) ? formatValue(value, item, format) : '';
    return text || interpolate(copy.item, { NUMBER: index + 1 });
  }

  function priceOf(value: Json | undefined): string | undefined {
    const price = item?.fields?.find(({ control }) => control === 'price');
    const amount = price && isGroup(value) ? value[price.name] : undefined;
    return amount === undefined ? undefined : formatValue(amount, price, format);
  }
}

function swap(names: string[], one: number, other: number): string[] {
  return names.map((name, index) => {
    if (index === one) return names[other] ?? name;
    return index === other ? (names[one] ?? name) : name;
  });
}

/** How a group begins: its first text other than a title that stands above it. */
function beginningOf(
  { fields = [] }: FormField,
  value: Json | undefined,
  titleAbove?: string,
): string | undefined {
  if (!isGroup(value)) return undefined;
  const texts = fields
    .filter(({ name, control }) => control === 'text' && name !== 'id')
    .map(({ name }) => value[name]);
  return texts.find((text): text is string => typeof text === 'string' && text !== titleAbove);
}

/** What a section of a file contains: how it begins, the titles of its items, or the fields that have a value. */
function summaryOf(form: FormField, value: Json | undefined): string | undefined {
  if (Array.isArray(value)) return value.map(titleOfItem).join(', ');
  return beginningOf(form, value) ?? filledLabelsOf(form.fields ?? [], value);
}

/** The labels of the fields that have a value. */
export function filledLabelsOf(fields: FormField[], value: Json | undefined): string {
  const filledFields = isGroup(value) ? fields.filter(({ name }) => name in value) : [];
  return filledFields.map(({ label }) => label).join(', ');
}

/** A form with more fields than this shows its sections closed. */
const maxFieldsOpen = 25;

/** The fields of a file: each composite field is a section, and technical fields share the last. */
export function FileBody() {
  const { content: copy } = useCopy();
  const { form, languages, shownLanguages } = useFileForm();
  const fields = (form.fields ?? []).filter((each) => !isHidden(each));
  const technicalFields = fields.filter(({ isTechnical }) => isTechnical);
  useFocusedField();
  if (form.control === 'list') return <Items form={form} field="" level={2} />;
  const isOpen = fields.reduce((sum, field) => sum + countFields(field), 0) <= maxFieldsOpen;
  const mainFields = fields.filter(({ isTechnical }) => !isTechnical);
  const parts = splitIntoParts(mainFields).map((part) => {
    const [first] = part;
    const { name, label, help } = first;
    const [cell] = cellsOf([...shownLanguages, ...languages], `/${name}`);
    return isComposite(first) ? (
      <Section
        key={name}
        heading={label}
        level={2}
        fields={[`/${name}`]}
        preview={summaryOf(first, cell?.value) || copy.none}
        isInitiallyOpen={isOpen}
      >
        {help && <p className="measure text-small text-soft">{help}</p>}
        <InnerFields form={first} field={`/${name}`} level={3} />
      </Section>
    ) : (
      <div key={name} className="px-4 sm:px-6">
        {part.map((each) => (
          <FieldNode key={each.name} form={each} field={`/${each.name}`} level={3} />
        ))}
      </div>
    );
  });
  return (
    <div className={card}>
      {parts}
      {technicalFields.length > 0 && (
        <Section
          heading={copy.technical}
          level={2}
          preview={filledLabelsOf(technicalFields, languages[0]?.value) || copy.none}
          fields={technicalFields.map(({ name }) => `/${name}`)}
          isInitiallyOpen={false}
        >
          {technicalFields.map((each) => (
            <FieldNode key={each.name} form={each} field={`/${each.name}`} level={3} />
          ))}
        </Section>
      )}
    </div>
  );
}

/** Splits fields into the parts of the card: one part for each composite field, one for each run of other fields. */
function splitIntoParts(fields: FormField[]): [FormField, ...FormField[]][] {
  const parts: [FormField, ...FormField[]][] = [];
  for (const field of fields) {
    const lastPart = parts.at(-1);
    if (lastPart && !isComposite(field) && !isComposite(lastPart[0])) lastPart.push(field);
    else parts.push([field]);
  }
  return parts;
}

/** The number of fields in a form. */
function countFields({ fields, item }: FormField): number {
  if (fields) return fields.reduce((sum, field) => sum + countFields(field), 0);
  return item?.fields ? countFields(item) : 1;
}
