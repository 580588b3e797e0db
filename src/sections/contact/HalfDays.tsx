import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { HalfDayWish } from '../../words/half-day-wishes.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface HalfDaysProps {
  site: Site;
  copy: PageCopy<'contact'>['halfDays'];
  wishes: HalfDayWish[];
  /** The id of the half day in the address. */
  chosen: string | undefined;
}

/**
 * Boxes of the form that add a half day to the message: at once where scripts run
 * (`enhancements/half-days.ts`), otherwise when the server receives it, so that nothing typed is lost. What
 * was chosen is said under them, with a link to the first field.
 */
export function HalfDays({ site, copy, wishes, chosen }: HalfDaysProps) {
  if (wishes.length === 0) return null;
  const asked = wishes.find(({ id }) => id === chosen);
  return (
    <div id="half-days" className="mb-4 border-rule border-b pb-4">
      <h2 className="text-card">{copy.heading}</h2>
      <p className="mt-1 text-small text-soft leading-snug sm:leading-normal">
        <LinkedText site={site} text={copy.hint} />
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {wishes.map(({ id, label, sentence }) => (
          <li key={id}>
            <label className="choice h-full min-h-12 cursor-pointer gap-2 has-checked:border-brand-ink has-checked:bg-panel has-checked:font-semibold">
              <input
                id={`half-day-${id}`}
                type="checkbox"
                form="contact-form"
                name="half-day"
                value={sentence}
                data-label={label}
                defaultChecked={id === chosen}
                className="size-5 shrink-0 accent-brand"
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
      <div data-half-day-asked={copy.chosen} hidden={!asked} className="mt-3 text-small">
        <p role="status">{asked && interpolate(copy.chosen, { CHOICE: asked.label })}</p>
        <a href="#contact-name" className="link-onward min-h-11 underlined">
          {copy.next}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </div>
  );
}
