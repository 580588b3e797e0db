import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { privacyLines } from '../sections/contact/PrivacySummary.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';

interface PrivacyProps {
  site: Site;
  copy: PageCopy<'privacy'>;
  /** Days after which an enquiry is deleted. */
  retentionDays: number;
}

/** What happens to enquiries, how long they are kept, how to have one deleted, and which companies a browser contacts. */
export function Privacy({ site, copy, retentionDays }: PrivacyProps) {
  const { heading, withWidget, withoutWidget, links } = copy.otherCompanies;
  const contacted = site.clinic.reviews?.widget ? withWidget : withoutWidget;
  const lastSection = { heading, paragraphs: [contacted, links] };
  const sections = [...copy.sections, lastSection].map((section, index) => ({
    ...section,
    id: `part-${index + 1}`,
  }));
  const withRetention = (text: string) => interpolate(text, { RETENTION: retentionDays });
  return (
    <>
      <PageHero site={site} heading={copy.heading} lead={copy.lead} />
      <div className="wrap grid gap-x-16 gap-y-7 py-6 md:gap-y-12 md:py-14 lg:cols-end-84 lg:py-24">
        <Summary
          site={site}
          copy={copy.short}
          lines={privacyLines(site, copy, retentionDays)}
          sections={sections}
        />
        <div className="grid gap-8 md:gap-12">
          {sections.map(({ heading, paragraphs, id }) => (
            <section key={heading} id={id}>
              <h2 className="text-heading">{heading}</h2>
              {paragraphs.map((paragraph, index) => (
                <p
                  key={paragraph}
                  className={`measure max-md:leading-normal ${index === 0 ? 'mt-2 md:mt-3' : 'mt-3 md:mt-5'}`}
                >
                  <LinkedText site={site} text={withRetention(paragraph)} />
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

interface SummaryProps {
  site: Site;
  copy: PrivacyProps['copy']['short'];
  lines: string[];
  /** The sections of the page, in order. */
  sections: { heading: string; id: string }[];
}

/** What the page says in a few lines, and on wide screens the list of its sections. */
function Summary({ site, copy, lines, sections }: SummaryProps) {
  return (
    <div className="lg:order-last">
      <div className="lg:sticky lg:top-36">
        <section
          aria-labelledby="short-heading"
          className="rounded-card bg-warm px-5 py-4 md:p-8 dark:bg-surface dark:inset-ring dark:inset-ring-line"
        >
          <h2 id="short-heading" className="text-card">
            {copy.heading}
          </h2>
          <ul className="mt-2 divide-y divide-rule dark:divide-line">
            {lines.map((line) => (
              <li key={line} className="py-2 leading-normal md:py-2.5">
                <LinkedText site={site} text={line} />
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="contents-heading" className="mt-8 max-lg:hidden">
          <p id="contents-heading" className="eyebrow">
            {copy.contents}
          </p>
          <ul className="mt-2 grid gap-1">
            {sections.map(({ heading, id }) => (
              <li key={heading}>
                <a href={`#${id}`} className="contents-entry py-1.5">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
