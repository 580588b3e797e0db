import { interpolate } from '../../../../shared/interpolate.ts';
import { isSet } from '../../../../shared/site-edits/fields.ts';
import { useSignedIn } from '../../api/session.ts';
import { useSetup } from '../../parts/setup.ts';
import { mistakesWithin, withValue } from '../data/file-values.ts';
import { type ControlProps, textOf } from './control.ts';
import { Mistakes } from './Mistakes.tsx';
import { TextControl } from './TextControl.tsx';

/** A text that may be in one language or in each: a field for each language. */
export function ByLanguageControl(props: ControlProps) {
  const { form, value, onChange, id, labelledBy, mistakes } = props;
  const { languages } = useSignedIn();
  const {
    copy: { site: copy },
    locale,
  } = useSetup();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const [main = ''] = languages;
  const texts = isSet(value) ? value : value === undefined ? {} : { [main]: value };
  const write = (code: string, text: unknown) => {
    const next = withValue(texts, [code], text);
    onChange(isSet(next) && Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <div className="grid gap-2">
      {languages.map((code) => {
        const own = `${id}-${code}`;
        const wrong = mistakesWithin(mistakes, code);
        return (
          <div key={code}>
            <label id={`${own}-name`} htmlFor={own} className="text-small text-soft">
              {names.of(code) ?? code}
            </label>
            <TextControl
              form={{ ...form, isRequired: false }}
              value={textOf(texts[code])}
              onChange={(text) => write(code, text)}
              id={own}
              labelledBy={`${labelledBy} ${own}-name`}
              describedBy={`${own}-wrong`}
              language={code}
              mistakes={wrong}
            />
            <Mistakes id={`${own}-wrong`} mistakes={wrong} />
            {code !== main && texts[code] === undefined && texts[main] !== undefined && (
              <p className="mt-1 text-small text-soft">
                {interpolate(copy.emptyLanguage, { LANGUAGE: names.of(main) ?? main })}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
