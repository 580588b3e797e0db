import type { Json } from '../../../../shared/json.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { type IconName, iconNames } from '../../../ui/icon-names.ts';
import { useCopy } from '../../parts/setup.ts';
import { type ControlProps, textOf } from './control.ts';

/** Icons of buttons and links, which say nothing about what a clinic offers. */
const buttonIcons: ReadonlySet<string> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-down',
  'close',
  'external',
  'facebook',
  'instagram',
  'linkedin',
  'menu',
  'plus',
  'search',
  'whatsapp',
  'youtube',
]);

/** A choice of one icon by its drawing. */
export function IconControl({ form, value, onChange, id, labelledBy }: ControlProps) {
  const { content: copy } = useCopy();
  const iconName = textOf(value ?? (form.default as Json | undefined));
  const choices = iconNames.filter((name) => name === iconName || !buttonIcons.has(name));
  const currentName = choices.find((name) => name === iconName);
  return (
    <details>
      <summary id={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        {currentName && <Icon name={currentName} className="shrink-0" />}
        <span className="text-small font-semibold">{copy.allIcons}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: its label is elsewhere */}
      <div role="group" aria-labelledby={labelledBy} className="flex flex-wrap gap-1">
        {choices.map((name) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={name === iconName}
            className="grid size-11 place-items-center rounded-card border border-transparent hover:border-rule aria-pressed:border-ink aria-pressed:bg-panel"
            onClick={() => onChange(name)}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
    </details>
  );
}
