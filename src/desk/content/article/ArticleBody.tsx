import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup } from '../../../../shared/json.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { localTime, useDaysAndTimes } from '../../time/times.ts';
import { useLanguageNames } from '../data/files.ts';
import { FieldNode } from '../file/FieldNode.tsx';
import { isHidden, type OpenFiles, useFileForm, within } from '../file/file-form.ts';
import { useFocusedField } from '../file/focus.ts';
import { Section } from '../file/Section.tsx';
import { Address } from './Address.tsx';
import { missingIn, scheduledFor } from './article.ts';

/** The fields that every article needs, in this order; the others are collapsed. */
const first = ['title', 'excerpt', 'image', 'imageAlt', 'text'];
const when = ['date', 'hidden', 'featured'];

/** An article: the main fields, then when it is on the site, then the other fields. */
export function ArticleBody({ files }: { files: OpenFiles }) {
  const { content: copy } = useCopy();
  const { form, languages } = useFileForm();
  useFocusedField();
  const root = languages.map(() => '');
  const fields = (form.fields ?? []).filter((field) => !isHidden(field));
  const named = (names: string[]) =>
    names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const rest = fields.filter(({ name }) => ![...first, ...when].includes(name));
  const node = (field: (typeof fields)[number]) => (
    <FieldNode key={field.name} form={field} pointers={within(root, field.name)} level={3} />
  );
  const [title, ...others] = named(first);
  return (
    <>
      <div className="card mt-3 px-4 sm:px-6">
        {title && node(title)}
        <Address files={files} />
        {others.map(node)}
      </div>
      <div className="card mt-3 px-4 sm:px-6">
        <State />
        {named(when).map(node)}
      </div>
      <Section
        heading={copy.moreFields}
        level={2}
        fields={rest.map(({ name }) => within(root, name))}
        isOpen={false}
      >
        {rest.map(node)}
      </Section>
    </>
  );
}

/** Whether visitors see the article, or will, in each language that is shown; and what it lacks. */
function State() {
  const { content: copy } = useCopy();
  const { shown } = useFileForm();
  const { timeZone } = useSignedIn();
  const { nameAll } = useLanguageNames();
  const timeOf = useDaysAndTimes();
  const stateOf = (value: unknown, isPublished: boolean) => {
    if (!isGroup(value)) return '';
    const date = String(value['date'] ?? '');
    if (value['hidden'] === true) return copy.isHidden;
    if (!/^\d{4}-\d\d-\d\d/.test(date)) return copy.notPublished;
    const written = { TIME: timeOf(date) };
    if (scheduledFor(value, localTime(timeZone))) return interpolate(copy.comesOn, written);
    return isPublished ? interpolate(copy.onSiteSince, written) : copy.notPublished;
  };
  const there = shown.filter(({ value }) => value !== undefined);
  const states = Map.groupBy(there, ({ value, file }) => stateOf(value, file.published !== null));
  return (
    <div className="border-b border-line py-3">
      {[...states].map(([text, languages]) => (
        <p key={text} className="font-semibold">
          {states.size > 1 && `${nameAll(languages.flatMap(({ code }) => code ?? []))}: `}
          {text}
        </p>
      ))}
      {there.map(({ value, code, file }) =>
        missingIn(value).map((name) => (
          <p key={file.path + name} className="text-small">
            {there.length > 1 && `${nameAll([code ?? ''])}: `}
            {copy[name]}
          </p>
        )),
      )}
    </div>
  );
}
