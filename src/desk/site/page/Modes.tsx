import { useCopy } from '../../parts/setup.ts';

/** What a press on the page does. */
export type PageMode = 'change' | 'look';

interface ModesProps {
  mode: PageMode;
  onChange: (mode: PageMode) => void;
}

/** The choice between changing what is pressed and following links. */
export function Modes({ mode, onChange }: ModesProps) {
  const { sitePage: copy } = useCopy();
  const modes = { change: copy.change, look: copy.look };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <div className="flex gap-1">
        {Object.entries(modes).map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={mode === name}
            className="pill min-h-11 border border-rule text-small hover:bg-panel aria-pressed:border-ink aria-pressed:bg-panel aria-pressed:font-semibold"
            onClick={() => onChange(name as PageMode)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="text-small text-soft">{mode === 'change' ? copy.changeHint : copy.lookHint}</p>
    </div>
  );
}
