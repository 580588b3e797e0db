import { interpolate } from '../../../shared/interpolate.ts';
import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface PrivacySummaryProps {
  site: Site;
  /** The words of the privacy page. */
  copy: PageCopy<'privacy'>;
  /** Days after which an enquiry is deleted. */
  retentionDays: number;
}

/** What happens to a message, collapsed under the form: what is stored, why, how long, and the patient's rights. */
export function PrivacySummary({ site, copy, retentionDays }: PrivacySummaryProps) {
  return (
    <details className="group mt-3 text-plain">
      <summary className="markerless flex min-h-11 items-center justify-between gap-4 font-semibold">
        {copy.heading}
        <Icon name="chevron-down" size={20} className="turns-when-open" />
      </summary>
      <ul className="divide-y divide-line">
        {privacyLines(site, copy, retentionDays).map((line) => (
          <li key={line} className="py-2">
            <LinkedText site={site} text={line} />
          </li>
        ))}
        <li>
          <a {...linkTo(site, '/privacy')} className="inline-flex min-h-11 items-center underlined">
            {site.copy.form.privacy}
          </a>
        </li>
      </ul>
    </details>
  );
}

/** A summary of the privacy page, and whom to complain to if the clinic names somebody. */
export function privacyLines(
  site: Site,
  { short }: PageCopy<'privacy'>,
  retentionDays: number,
): string[] {
  const { complaints } = site.clinic.contact;
  const { lines, complaint } = short;
  const complaintLine =
    complaints && interpolate(complaint, { NAME: complaints.name, CONTACT: complaints.contact });
  return [
    ...lines.map((line) => interpolate(line, { RETENTION: retentionDays })),
    ...(complaintLine ? [complaintLine] : []),
  ];
}
