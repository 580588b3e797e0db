import { interpolate } from '../../../shared/interpolate.ts';
import { momentText, momentWords } from '../../words/moments.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import type { RequestProps } from './request-props.ts';

/** Under a time that is offered or agreed: the call that the clinic has promised besides. */
export function PromisedCall({ site, copy, request: { contact } }: RequestProps) {
  if (contact?.kind !== 'promised' || !copy.steps.promised) return null;
  const TIME = momentText(contact.at, momentWords(site.clinic, site.copy.hours));
  return (
    <p className="mt-2">
      <LinkedText site={site} text={interpolate(copy.steps.promised, { TIME })} />
    </p>
  );
}
