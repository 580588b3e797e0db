import { linkTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { Hours } from '../sections/contact/Hours.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { ReadAloud } from '../sections/parts/ReadAloud.tsx';
import { SampleNote } from '../sections/parts/SampleNote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { hospitalWords } from '../words/hospital.ts';

interface BeforeYouComeProps {
  site: Site;
  copy: PageCopy<'before-you-come'>;
}

/** What patients ask before a visit, below the hours of today. */
export function BeforeYouCome({ site, copy }: BeforeYouComeProps) {
  const atNight = hospitalWords(site)?.atNight;
  return (
    <>
      <PageHero
        site={site}
        heading={copy.heading}
        lead={copy.lead}
        below={
          <div className="grid gap-x-16 gap-y-3 lg:grid-cols-3">
            <p className="flex gap-2.5 font-semibold">
              <Icon name="clock" size={20} className="h-[1lh] text-brand-ink" />
              <Hours site={site} />
            </p>
            {atNight && (
              <p className="measure">
                <LinkedText site={site} text={atNight} />
              </p>
            )}
            <div>
              <SampleNote site={site} note={copy.sampleNote} className="mb-3" />
              <ReadAloud site={site} />
            </div>
          </div>
        }
      />
      <div className="py-6 md:py-12">
        <div className="wrap gap-x-16 lg:columns-2">
          {copy.questions.map((each) => (
            <Question key={each.id} site={site} {...each} />
          ))}
        </div>
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}

type QuestionProps = BeforeYouComeProps['copy']['questions'][number] & { site: Site };

function Question({ site, id, question, answer, rows, more }: QuestionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-question`}
      className="measure mb-6 scroll-mt-24 break-inside-avoid md:mb-8"
    >
      <h2 id={`${id}-question`} className="text-card">
        {question}
      </h2>
      <p className="mt-1.5 text-pretty">
        <LinkedText site={site} text={answer} />
      </p>
      {rows.length > 0 && (
        <dl className="mt-3 divide-y divide-line border-line border-y">
          {rows.map(({ name, text }) => (
            <div key={name} className="py-2">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-pretty">
                <LinkedText site={site} text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more && (
        <p>
          <a {...linkTo(site, more.page)} className="link-onward min-h-11 underline">
            {more.words}
            <Icon name="arrow-right" size={20} />
          </a>
        </p>
      )}
    </section>
  );
}
