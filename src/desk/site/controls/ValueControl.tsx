import { isSet } from '../../../../shared/site-edits/fields.ts';
import { useSignedIn } from '../../api/session.ts';
import { PictureControl } from '../pictures/PictureControl.tsx';
import { ByLanguageControl } from './ByLanguageControl.tsx';
import { ChoicesControl } from './ChoicesControl.tsx';
import { ColourControl } from './ColourControl.tsx';
import type { ControlProps } from './control.ts';
import { IconControl, isOfIcons } from './IconControl.tsx';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { ServiceGroupControl } from './ServiceGroupControl.tsx';
import { GroupControl, NamedControl } from './SetControls.tsx';
import { ChoiceControl, ClockControl, SwitchControl } from './SmallControls.tsx';
import { StateControl } from './StateControl.tsx';
import { TextControl } from './TextControl.tsx';

/** More choices than these are not all shown at once. */
const mostShown = 7;

/** The control of a value, by its kind. */
export function ValueControl(props: ControlProps) {
  const { form } = props;
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
    case 'state':
      return <StateControl {...props} />;
    case 'serviceGroup':
      return <ServiceGroupControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'list': {
      const choices = form.item?.choices?.length ?? 0;
      const isFew = choices > 0 && choices <= mostShown;
      return isFew ? (
        <ChoicesControl {...props} />
      ) : (
        <ListControl {...props} Value={ValueControl} />
      );
    }
    case 'group':
      return <GroupControl {...props} Value={ValueControl} />;
    case 'named':
      return <NamedControl {...props} Value={ValueControl} />;
    case 'either':
      return <EitherControl {...props} />;
    default:
      return <TextControl {...props} />;
  }
}

/** A value that has one of several forms: the one that it has now. A number or a text is written as either. */
function EitherControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { isRequired } = form;
  const { languages } = useSignedIn();
  const has = (control: string) => form.forms?.find((each) => each.control === control);
  const text = has('text');
  if (text && has('named') && (languages.length > 1 || isSet(value))) {
    return <ByLanguageControl {...props} form={{ ...text, isRequired }} />;
  }
  if (isSet(value)) {
    const set = has('group') ?? has('named');
    return set ? <ValueControl {...props} form={{ ...set, isRequired }} /> : null;
  }
  const chosen = text ?? form.forms?.[0];
  if (!chosen) return null;
  const write = (next: unknown) =>
    onChange(has('number') && /^\d+(\.\d*[1-9])?$/.test(String(next)) ? Number(next) : next);
  return <ValueControl {...props} form={{ ...chosen, isRequired }} onChange={write} />;
}
