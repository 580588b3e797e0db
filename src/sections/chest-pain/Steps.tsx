import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface StepsProps {
  site: Site;
  copy: PageCopy<'chest-pain'>['steps'];
  /** Whether the call is the largest thing on the page, not one of several calls. */
  isLarge?: boolean;
  className?: string;
}

/** What to do now, in four steps with large figures; the second is the link that calls the ambulance number. */
export function Steps({ site, copy, isLarge = false, className = '' }: StepsProps) {
  const { stop, call, drive, aspirin } = copy;
  return (
    <ol className={`divide-y divide-line border-line border-y ${className}`}>
      {[stop, call, drive, aspirin].map((step, index) => (
        <li
          key={step.order}
          className="grid cols-start-10 gap-x-1 py-1.5 sm:cols-start-14 sm:py-3.5"
        >
          <span className="font-heading font-semibold text-brand-ink text-title tabular-nums leading-none">
            {index + 1}
          </span>
          <div>
            {step === call ? (
              <Call site={site} label={step.order} isLarge={isLarge} />
            ) : (
              <p className="font-heading font-semibold text-card max-sm:text-lead max-sm:leading-tight">
                <LinkedText site={site} text={step.order} />
              </p>
            )}
            <p className="text-pretty text-small leading-snug sm:mt-1 sm:text-base">
              <LinkedText site={site} text={step.detail} />
            </p>
            {step === aspirin && <Cautions copy={aspirin} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The link that calls the ambulance number. */
function Call({ site, label, isLarge }: { site: Site; label: string; isLarge: boolean }) {
  const { ambulance } = contactLinks(site.clinic);
  if (!isLarge) {
    return (
      <a
        href={ambulance}
        className="inline-flex min-h-8 items-center font-heading font-semibold text-card text-emergency-ink underlined"
      >
        {label}
      </a>
    );
  }
  const { number, before, after } = aroundNumber(label, site.clinic.contact.ambulance);
  return (
    <a
      href={ambulance}
      className="flex min-h-16 items-center sm:min-h-20 justify-center gap-3 rounded-card bg-emergency px-3 font-heading font-semibold text-card text-on-emergency hover:bg-deep hover:text-on-deep forced-colors:border"
    >
      <Icon name="phone" size={30} />
      <span>
        {before}
        <span className="call-number mx-1 text-display tabular-nums">{number}</span>
        {after}
      </span>
    </a>
  );
}

/** The words before and after a number in a label; a label without it is shown as it is. */
function aroundNumber(label: string, number: string) {
  const index = label.indexOf(number);
  if (index < 0) return { before: label, number: '', after: '' };
  return { before: label.slice(0, index), number, after: label.slice(index + number.length) };
}

function Cautions({ copy }: { copy: PageCopy<'chest-pain'>['steps']['aspirin'] }) {
  return (
    <div className="max-sm:-ml-11">
      <p className="mt-1 font-semibold max-sm:text-small max-sm:leading-tight">
        {copy.cautionsHeading}
      </p>
      <ul className="list-disc pl-5 leading-normal max-sm:pl-4 max-sm:text-small max-sm:leading-tight md:text-base">
        {copy.cautions.map((caution) => (
          <li key={caution} className="text-pretty">
            {caution}
          </li>
        ))}
      </ul>
    </div>
  );
}
