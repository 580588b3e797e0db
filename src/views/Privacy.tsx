import { fillPage } from '../clinic/fill-page.ts';
import type { Site } from '../clinic/index.ts';
import type { PageWords } from '../clinic/pages.ts';
import { PageHero } from '../sections/PageHero.tsx';

interface PrivacyProps {
  site: Site;
  words: PageWords<'privacy'>;
  /** Days after which a delivered enquiry is deleted. */
  retentionDays: number;
}

/** What happens to an enquiry, how long it is kept, how to have it deleted. */
export function Privacy({ site, words, retentionDays }: PrivacyProps) {
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <div className="wrap grid gap-10 py-14">
        {words.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2 className="text-title">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure mt-3">
                {fillPage(paragraph, { RETENTION: retentionDays })}
              </p>
            ))}
          </section>
        ))}
        {site.clinic.reviews.widget && <p className="measure">{words.widgetParagraph}</p>}
      </div>
    </>
  );
}
