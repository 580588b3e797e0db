import { Icon } from '../../../ui/Icon.tsx';
import { type IconName, iconNames } from '../../../ui/icon-names.ts';
import { useCopy } from '../../parts/setup.ts';
import { ChoiceControl } from './ChoiceControls.tsx';
import { type ControlProps, textOf } from './control.ts';

/** Icons of buttons and links, which say nothing about what a clinic offers. */
const buttonIcons: ReadonlySet<string> = new Set<IconName>([
  ...(['arrow-left', 'arrow-right', 'check', 'chevron-down', 'close', 'external'] as const),
  ...([
    'facebook',
    'instagram',
    'linkedin',
    'menu',
    'plus',
    'search',
    'whatsapp',
    'youtube',
  ] as const),
]);

/** A choice of one icon, by its name or its drawing. */
export function IconControl(props: ControlProps) {
  const { value, onChange, labelledBy } = props;
  const { content: copy } = useCopy();
  const chosen = textOf(value);
  const choices = props.form.choices?.filter((name) => !buttonIcons.has(name) || name === chosen);
  const form = { ...props.form, ...(choices && { choices }) };
  return (
    <>
      <span className="flex items-center gap-3">
        {isIcon(chosen) && <Icon name={chosen} className="shrink-0" />}
        <ChoiceControl {...props} form={form} />
      </span>
      <details>
        <summary className="min-h-11 content-center text-small font-semibold">
          {copy.allIcons}
        </summary>
        {/* biome-ignore lint/a11y/useSemanticElements: its label is elsewhere */}
        <div role="group" aria-labelledby={labelledBy} className="flex flex-wrap gap-1">
          {form.choices?.filter(isIcon).map((name) => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === chosen}
              className="grid size-11 place-items-center rounded-card border border-transparent hover:border-rule aria-pressed:border-ink aria-pressed:bg-panel"
              onClick={() => onChange(name)}
            >
              <Icon name={name} />
            </button>
          ))}
        </div>
      </details>
    </>
  );
}

function isIcon(name: string): name is IconName {
  return iconNames.some((each) => each === name);
}
