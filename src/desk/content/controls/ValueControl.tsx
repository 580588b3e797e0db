import { lazy, Suspense } from 'react';
import { iconNames } from '../../../ui/icon-names.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useFocusedField } from '../file/focus.ts';
import {
  ChoiceControl,
  ChoicesControl,
  ClockControl,
  DayOrTimeControl,
  ServiceGroupControl,
  SwitchControl,
} from './ChoiceControls.tsx';
import { ColourControl } from './ColourControl.tsx';
import { type ControlProps, textOf } from './control.ts';
import { PictureControl } from './PictureControl.tsx';
import { LinesControl, NumberControl, TextControl } from './TextControls.tsx';

/** With more choices than this, they are written as text. */
const maxShown = 7;

/** Lazy: few files need the editor or the drawings of all icons. */
const IconControl = lazy(async () => ({
  default: (await import('./IconControl.tsx')).IconControl,
}));
const MarkdownEditor = lazy(async () => ({
  default: (await import('../../editor/MarkdownEditor.tsx')).MarkdownEditor,
}));

/** The control of a value, by its kind. */
export function ValueControl(props: ControlProps) {
  const { frame } = useCopy();
  return (
    <Suspense fallback={<Spinner copy={frame.loading} />}>
      <Control {...props} />
    </Suspense>
  );
}

function Control(props: ControlProps) {
  const { form } = props;
  // One that is still to be loaded comes later than the others.
  useFocusedField(props);
  switch (form.control) {
    case 'number':
    case 'price':
      return <NumberControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'choice':
      return isOfIcons(form.choices) ? <IconControl {...props} /> : <ChoiceControl {...props} />;
    case 'time':
    case 'day':
      return <ClockControl {...props} />;
    case 'dayOrTime':
      return <DayOrTimeControl {...props} />;
    case 'serviceGroup':
      return <ServiceGroupControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'markdown':
      return <MarkdownControl {...props} />;
    case 'union':
      return <UnionControl {...props} />;
    case 'list': {
      const choices = form.item?.choices?.length ?? 0;
      const isFew = choices > 0 && choices <= maxShown;
      return isFew ? <ChoicesControl {...props} /> : <LinesControl {...props} />;
    }
    default:
      return <TextControl {...props} />;
  }
}

/** A number or a text, whichever is written. */
function UnionControl(props: ControlProps) {
  const { form, onChange } = props;
  const hasNumber = form.forms?.some(({ control }) => control === 'number') ?? false;
  const isNumber = (text: unknown) => hasNumber && /^\d+(\.\d*[1-9])?$/.test(String(text));
  return (
    <TextControl {...props} onChange={(next) => onChange(isNumber(next) ? Number(next) : next)} />
  );
}

/** Whether a field is one for an icon. */
function isOfIcons(choices: string[] = []): boolean {
  const all: readonly string[] = iconNames;
  return choices.length > 0 && choices.every((choice) => all.includes(choice));
}

function MarkdownControl({ value, onChange, language = '', ...props }: ControlProps) {
  return (
    <MarkdownEditor
      value={textOf(value)}
      onChange={onChange}
      language={language}
      labelledBy={props.labelledBy}
      describedBy={props.describedBy}
      isInvalid={props.mistakes.length > 0}
    />
  );
}
