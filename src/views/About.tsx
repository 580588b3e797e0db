import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { AboutHero } from '../sections/about/AboutHero.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { titleSize } from '../sections/parts/heading-size.ts';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { Picture, type PictureSources } from '../ui/Picture.tsx';
import { Signature } from '../ui/Signature.tsx';

interface AboutProps {
  site: Site;
  copy: PageCopy<'about'>;
  portrait: PictureSources;
  picture: PictureSources;
  signature: PictureSources | undefined;
}

/** The page about the doctor. */
export function About({ site, copy, portrait, picture, signature }: AboutProps) {
  return (
    <>
      <AboutHero site={site} copy={copy} portrait={portrait} />
      <DoctorVoice site={site} answers={copy.answers} signature={signature} />
      <div className="band">
        <div className="wrap grid gap-x-12 gap-y-5 md:gap-y-12 lg:grid-cols-[4fr_3fr_3fr]">
          <div className="flex flex-col gap-6 md:gap-12">
            {copy.sections.map(({ heading, paragraphs }) => (
              <section key={heading} data-enter="">
                <h2 className="text-heading">{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p
                    key={paragraph}
                    className="measure mt-2 leading-normal max-md:text-plain md:mt-4 md:leading-relaxed"
                  >
                    <LinkedText site={site} text={paragraph} />
                  </p>
                ))}
              </section>
            ))}
          </div>
          {(copy.education || copy.experience) && (
            <div className="grid gap-x-12 gap-y-5 md:max-lg:grid-cols-2 lg:contents">
              {copy.education && <Timeline site={site} copy={copy.education} />}
              {copy.experience && <Timeline site={site} copy={copy.experience} />}
            </div>
          )}
        </div>
        <div className="wrap mt-6 grid gap-12 md:mt-16 lg:grid-cols-main-first">
          <figure data-enter="" className="max-md:hidden lg:order-last lg:pt-17">
            <Picture
              picture={picture}
              alt={copy.pictureAlt}
              className="aspect-video w-full rounded-card bg-panel object-cover lg:aspect-5/4"
            />
            {copy.pictureCaption && (
              <figcaption className="mt-2 text-small text-soft">{copy.pictureCaption}</figcaption>
            )}
          </figure>
          {copy.visit && <Visit site={site} copy={copy.visit} />}
        </div>
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}

interface DoctorVoiceProps {
  site: Site;
  answers: PageCopy<'about'>['answers'];
  signature: PictureSources | undefined;
}

/** What the doctor answers in the first person, in large letters, with a signature. */
function DoctorVoice({ site, answers, signature }: DoctorVoiceProps) {
  if (answers.length === 0) return null;
  return (
    <div className="bg-warm">
      <div className="wrap py-4 md:py-12">
        {answers.map(({ question, answer }, index) => (
          <section
            key={question}
            data-enter=""
            className="grid gap-x-10 gap-y-1 border-rule border-b py-2.5 first:pt-0 lg:cols-start-48 lg:py-6"
          >
            <h2 className="font-body text-base text-brand-ink">{question}</h2>
            <p
              className={
                index === 0 ? 'text-voice lg:measure-46' : 'measure max-md:text-plain md:text-lead'
              }
            >
              <LinkedText site={site} text={answer} />
            </p>
          </section>
        ))}
        <div className="mt-2 grid gap-x-10 lg:cols-start-48 lg:mt-8">
          <div className="lg:col-start-2">
            <Signature name={site.clinic.doctor.name} signature={signature} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface TimelineProps {
  site: Site;
  copy: { heading: string; items: { title: string; text: string }[] };
}

/** The stages of a career, with a heading. */
function Timeline({ site, copy }: TimelineProps) {
  return (
    <section data-enter="">
      <h2 className="text-card">{copy.heading}</h2>
      <ul className="mt-2 divide-y divide-line border-rule border-t md:mt-4">
        {copy.items.map(({ title, text }) => (
          <li key={title} className="py-2 leading-snug max-md:text-plain md:py-3 lg:py-4">
            <span className="run-in-title font-semibold">{title}</span>
            <span className="text-soft">
              <LinkedText site={site} text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VisitProps {
  site: Site;
  copy: NonNullable<PageCopy<'about'>['visit']>;
}

/** A visit in steps, from the gate to the fee. */
function Visit({ site, copy }: VisitProps) {
  return (
    <section aria-labelledby="visit-heading" data-enter="">
      <h2 id="visit-heading" className={titleSize(copy.heading)}>
        {copy.heading}
      </h2>
      <ol className="mt-3 divide-y divide-line border-rule border-t md:mt-6">
        {copy.steps.map(({ title, text }, index) => (
          <li key={title} className="flex break-inside-avoid gap-4 py-2 lg:py-4">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-heading font-semibold text-brand-ink text-card"
            >
              {index + 1}
            </span>
            <div className="gap-x-8 xl:grid xl:cols-start-36">
              <h3 className="text-card">{title}</h3>
              <p className="measure leading-snug max-md:text-plain">
                <LinkedText site={site} text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
