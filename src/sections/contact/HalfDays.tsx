import { valueOfHalfDay } from '../../../shared/enquiry-fields.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { HalfDayOption } from '../../words/half-day-options.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface HalfDaysProps {
  site: Site;
  copy: PageCopy<'contact'>['halfDays'];
  options: HalfDayOption[];
  /** The half day in the address. */
  preselected: HalfDayOption | undefined;
  /** The ids of the half days that were ticked when the form was refused. */
  tickedIds: string[];
}

/**
 * A row for each day, with a checkbox for each of its half days. A script writes the half day that is ticked into the
 * message (`enhancements/half-days.ts`); without scripts the server adds it when it receives the form, so that nothing
 * typed is lost. A line under the checkboxes names what was chosen, with a link to the first field.
 */
export function HalfDays({ site, copy, options, preselected, tickedIds }: HalfDaysProps) {
  if (options.length === 0) return null;
  const days = [...Map.groupBy(options, ({ day }) => day)];
  return (
    <div id="half-days" className="mb-4 border-rule border-b pb-4 sm:mb-6 sm:pb-6">
      <h2 className="text-card">{copy.heading}</h2>
      <p className="mt-1 text-plain text-soft leading-snug sm:leading-normal">
        <LinkedText site={site} text={copy.hint} />
      </p>
      <ul className="mt-2 grid gap-1.5 sm:mt-3 sm:gap-2">
        {days.map(([day, halves]) => (
          <li key={day} className="half-days grid items-center gap-2">
            <span className="font-semibold text-small max-2xs:col-span-2">{day}</span>
            {halves.map(({ id, label, part, short, sentence }) => (
              <label
                key={id}
                className={`choice min-h-11 sm:min-h-12 wrap-anywhere cursor-pointer ${part === 'morning' ? '-col-end-2' : '-col-end-1'}`}
              >
                <input
                  id={`half-day-${id}`}
                  type="checkbox"
                  form="contact-form"
                  name="half-day"
                  value={valueOfHalfDay({ id, sentence })}
                  data-label={label}
                  data-sentence={sentence}
                  aria-label={label}
                  defaultChecked={id === preselected?.id || tickedIds.includes(id)}
                  className="shrink-0"
                />
                {short}
              </label>
            ))}
          </li>
        ))}
      </ul>
      <div data-half-day-choice={copy.chosen} hidden={!preselected} className="mt-3 text-small">
        <p role="status">
          {preselected && interpolate(copy.chosen, { CHOICE: preselected.label })}
        </p>
        <a href="#contact-name" className="link-onward min-h-11 underlined">
          {copy.next}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </div>
  );
}
