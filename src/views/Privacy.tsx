import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';

interface PrivacyProps {
  site: Site;
  copy: PageCopy<'privacy'>;
  /** Days after which an enquiry is deleted. */
  retentionDays: number;
}

/** What happens to enquiries, how long they are kept, how to have one deleted, whom a browser contacts. */
export function Privacy({ site, copy, retentionDays }: PrivacyProps) {
  const { heading, withWidget, withoutWidget, links } = copy.otherCompanies;
  const contacted = site.clinic.reviews?.widget ? withWidget : withoutWidget;
  const sections = [...copy.sections, { heading, paragraphs: [contacted, links] }];
  return (
    <>
      <PageHero site={site} heading={copy.heading} lead={copy.lead} />
      <div className="wrap grid gap-10 py-14">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2 className="text-title">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure mt-3">
                <LinkedText
                  site={site}
                  text={interpolate(paragraph, { RETENTION: retentionDays })}
                />
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
