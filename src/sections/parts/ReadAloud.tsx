import type { Site } from '../../content/read/index.ts';
import { buttonClasses } from '../../ui/Button.tsx';

/** The button that reads the page aloud; `offerReadAloud` shows it if the browser has a voice for that. */
export function ReadAloud({ site, className = '' }: { site: Site; className?: string }) {
  if (!site.copy.readAloud) return null;
  const { start, stop } = site.copy.readAloud;
  return (
    <div className={`min-h-12 print:hidden ${className}`}>
      <button
        type="button"
        hidden
        data-read-aloud=""
        data-start={start}
        data-stop={stop}
        className={buttonClasses('outline')}
      >
        <span>{start}</span>
      </button>
    </div>
  );
}
