import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { AboutHero } from '../sections/about/AboutHero.tsx';
import { DoctorVoice } from '../sections/about/DoctorVoice.tsx';
import { Timeline } from '../sections/about/Timeline.tsx';
import { VisitRibbon } from '../sections/about/VisitRibbon.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { Figures } from '../sections/parts/Figures.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { Picture, type PictureSources } from '../ui/Picture.tsx';

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
      {copy.figures.length > 0 && (
        <div className="border-line border-b bg-surface dark:border-t">
          <Figures
            label={copy.figuresLabel}
            className="wrap py-3 md:py-10"
            figures={copy.figures}
          />
        </div>
      )}
      <DoctorVoice site={site} answers={copy.answers} signature={signature} />
      <div className="band">
        <div className="wrap grid gap-x-16 gap-y-5 md:gap-y-12 lg:grid-cols-main-first">
          <div className="flex flex-col gap-6 md:gap-12">
            {copy.sections.map(({ heading, paragraphs }) => (
              <section key={heading} data-enter="">
                <h2 className="text-title">{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p
                    key={paragraph}
                    className="measure mt-2 leading-normal md:mt-4 md:leading-relaxed"
                  >
                    <LinkedText site={site} text={paragraph} />
                  </p>
                ))}
              </section>
            ))}
            <figure data-enter="" className="flex grow flex-col max-md:hidden">
              <Picture
                picture={picture}
                alt={copy.pictureAlt}
                className="aspect-video w-full grow rounded-panel bg-panel object-cover lg:aspect-2/1"
              />
              {copy.pictureCaption && (
                <figcaption className="mt-2 text-small text-soft">{copy.pictureCaption}</figcaption>
              )}
            </figure>
          </div>
          {(copy.education || copy.experience) && (
            <div className="grid content-start gap-x-16 gap-y-5 md:max-lg:grid-cols-2 lg:gap-y-12">
              {copy.education && <Timeline site={site} copy={copy.education} icon="graduation" />}
              {copy.experience && <Timeline site={site} copy={copy.experience} icon="heart" />}
            </div>
          )}
        </div>
        {copy.visit && <VisitRibbon site={site} copy={copy.visit} />}
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}
