import { linkTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { Hours } from '../sections/contact/Hours.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { Fold } from '../sections/parts/Fold.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { ReadAloud } from '../sections/parts/ReadAloud.tsx';
import { SampleNote } from '../sections/parts/SampleNote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { hospitalTexts } from '../words/hospital.ts';

interface BeforeYouComeProps {
  site: Site;
  copy: PageCopy<'before-you-come'>;
}

/** What patients ask before a visit, below the hours of today. */
export function BeforeYouCome({ site, copy }: BeforeYouComeProps) {
  const atNight = hospitalTexts(site)?.atNight;
  return (
    <>
      <PageHero
        site={site}
        heading={copy.heading}
        lead={copy.lead}
        below={
          <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
            <p className="flex gap-2.5 font-semibold">
              <Icon name="clock" size={20} className="h-[1lh] text-brand-ink" />
              <Hours site={site} />
            </p>
            {atNight && (
              <p className="measure">
                <LinkedText site={site} text={atNight} />
              </p>
            )}
          </div>
        }
      />
      {/* The button is on the rule, where it takes up no space of its own, so nothing moves when it appears. */}
      <div className="wrap relative">
        <ReadAloud site={site} className="absolute top-0 right-[min(1.25rem,6.25vw)] -mt-4" />
      </div>
      <div className="pt-4 pb-4 md:py-12">
        <div className="wrap gap-x-16 lg:columns-2">
          {copy.questions.map((question) => (
            <Question key={question.id} site={site} question={question} />
          ))}
        </div>
        <div className="wrap">
          <SampleNote site={site} note={copy.sampleNote} className="mt-4" />
        </div>
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}

interface QuestionProps {
  site: Site;
  question: BeforeYouComeProps['copy']['questions'][number];
}

/** A question, collapsed on phones. What differs from test to test is on a panel on wider screens. */
function Question({ site, question: { id, question, ...rest } }: QuestionProps) {
  const className = rest.rows.length > 0 ? 'md:rounded-card md:bg-panel md:p-6' : 'measure';
  return (
    <Fold id={id} heading={question} className={className}>
      <Answer site={site} {...rest} />
    </Fold>
  );
}

type AnswerProps = { site: Site } & Pick<QuestionProps['question'], 'answer' | 'rows' | 'more'>;

function Answer({ site, answer, rows, more }: AnswerProps) {
  return (
    <>
      <p className="mt-1.5 text-pretty">
        <LinkedText site={site} text={answer} />
      </p>
      {rows.length > 0 && (
        <dl className="mt-3 divide-y divide-rule/50 border-rule/50 border-t">
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
    </>
  );
}
