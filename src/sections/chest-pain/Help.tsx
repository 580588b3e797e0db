import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface HelpProps {
  site: Site;
  copy: PageCopy<'chest-pain'>;
}

/** The parts that follow the four steps, in the order shown, by the ids of their headings. */
const parts = [
  ['on-the-phone', 'onThePhone', OnThePhone],
  ['until-help', 'untilHelp', UntilHelp],
  ['collapse', 'collapse', Collapse],
  ['no-answer', 'noAnswer', NoAnswer],
] as const;

/** The headings of the parts, for a table of contents. */
export function helpContents(copy: PageCopy<'chest-pain'>): { slug: string; text: string }[] {
  return parts.map(([slug, name]) => ({ slug, text: copy[name].heading }));
}

/** What to say on the phone, what to do until help comes, and what to do if it gets worse. */
export function Help({ site, copy }: HelpProps) {
  return parts.map(([id, name, Part]) => (
    <section key={id} aria-labelledby={id} className="measure mt-10 md:mt-12">
      <h2 id={id} className="mb-3 scroll-mt-24 text-heading">
        <LinkedText site={site} text={copy[name].heading} />
      </h2>
      <Part site={site} copy={copy} />
    </section>
  ));
}

function OnThePhone({ site, copy: { onThePhone } }: HelpProps) {
  return (
    <>
      <Points site={site} points={onThePhone.points} />
      <p className="mt-3 font-semibold">{onThePhone.aloudLabel}</p>
      <p className="mt-1 border-brand border-l-2 pl-3 text-lead">{onThePhone.aloud}</p>
    </>
  );
}

function UntilHelp({ site, copy }: HelpProps) {
  return <Points site={site} points={copy.untilHelp.points} />;
}

function Collapse({ site, copy: { collapse } }: HelpProps) {
  return (
    <>
      <OrderedSteps site={site} steps={collapse.steps} />
      <p className="mt-3 font-semibold">{collapse.note}</p>
    </>
  );
}

function NoAnswer({ site, copy: { noAnswer } }: HelpProps) {
  return (
    <>
      <ButtonLink href={`tel:${noAnswer.number}`} variant="emergencyOutline" className="mt-1 mb-4">
        <Icon name="phone" size={18} />
        {noAnswer.button}
      </ButtonLink>
      <OrderedSteps site={site} steps={noAnswer.steps} />
    </>
  );
}

function Points({ site, points }: { site: Site; points: { title: string; text: string }[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {points.map(({ title, text }) => (
        <li key={title} className="py-2">
          <strong>{title}</strong> <LinkedText site={site} text={text} />
        </li>
      ))}
    </ul>
  );
}

function OrderedSteps({ site, steps }: { site: Site; steps: string[] }) {
  return (
    <ol className="grid list-decimal gap-2 pl-7 marker:font-heading marker:font-semibold marker:text-brand-ink">
      {steps.map((step) => (
        <li key={step} className="pl-1">
          <LinkedText site={site} text={step} />
        </li>
      ))}
    </ol>
  );
}
