import type { ReactNode } from 'react';
import { linkTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { Service } from '../content/schema/service.ts';
import type { Town } from '../content/schema/town.ts';
import type { PageCopy } from '../pages.ts';
import { ContactSection } from '../sections/contact/ContactSection.tsx';
import { AboutDoctor } from '../sections/home/AboutDoctor.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { Services } from '../sections/home/Services.tsx';
import { EmergencyBanner } from '../sections/parts/EmergencyBanner.tsx';
import { SectionHeading } from '../sections/parts/SectionHeading.tsx';
import { DoctorAnswer } from '../sections/reviews/DoctorAnswer.tsx';
import { Reviews } from '../sections/reviews/Reviews.tsx';
import { Testimonials } from '../sections/reviews/Testimonials.tsx';
import { Roads } from '../sections/roads/Roads.tsx';
import { ArticleCard, type Card } from '../ui/ArticleCard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import type { Author } from '../ui/Signature.tsx';

interface HomeProps {
  site: Site;
  copy: PageCopy<'home'>;
  services: Service[];
  /** Pictures of what services for emergencies achieve, by id. */
  outcomes: Map<string, PictureSources>;
  towns: Town[];
  portrait: PictureSources;
  insights: Card[];
  /** What the doctor says about reviews, on the page of reviews; undefined if nothing. */
  answer: PageCopy<'testimonials'>['answer'];
  author: Author;
  /** The words of the link to the costs page; undefined without such a page. */
  costsLabel: string | undefined;
  /** Whether the form is open on phones too, as it is after a refusal. */
  isFormOpen: boolean;
  /** The contact form, an island. */
  children: ReactNode;
}

/** The home page, section by section. */
export function Home({
  site,
  copy,
  services,
  outcomes,
  towns,
  portrait,
  insights,
  answer,
  author,
  costsLabel,
  isFormOpen,
  children,
}: HomeProps) {
  const { reviews } = site.clinic;
  return (
    <>
      <Hero site={site} heading={copy.heading} copy={copy.hero} portrait={portrait} />
      <AboutDoctor site={site} copy={copy.about} author={author} />
      {copy.roads && <Roads site={site} copy={copy.roads} towns={towns} />}
      <Services
        site={site}
        copy={copy.services}
        services={services}
        outcomes={outcomes}
        costsLabel={costsLabel}
      />
      {copy.emergencyBanner && <EmergencyBanner site={site} copy={copy.emergencyBanner} />}
      {reviews && (copy.reviews || copy.testimonials) && (
        <div className="band">
          <div
            className={`wrap grid gap-x-16 gap-y-5 ${reviews.widget ? '' : 'lg:grid-cols-[7fr_5fr]'}`}
          >
            {copy.reviews ? (
              <Reviews
                site={site}
                copy={copy.reviews}
                answer={answer}
                author={author}
                isFollowed={copy.testimonials !== undefined}
              />
            ) : (
              answer && <DoctorAnswer site={site} answer={answer} author={author} />
            )}
            {copy.testimonials && <Testimonials site={site} copy={copy.testimonials} />}
          </div>
        </div>
      )}
      {copy.insights && insights.length > 0 && (
        <Insights site={site} copy={copy.insights} cards={insights} />
      )}
      <ContactSection site={site} copy={copy.contact} form={children} isFormOpen={isFormOpen} />
    </>
  );
}

interface InsightsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['insights']>;
  cards: Card[];
}

/** "Latest Health Insights": three articles that the clinic has chosen. */
function Insights({ site, copy, cards }: InsightsProps) {
  return (
    <section aria-labelledby="insights-heading" className="band bg-warm">
      <div className="wrap">
        <SectionHeading site={site} id="insights-heading" title={copy.heading} />
        <ul data-cards="" className="article-cards mt-3 sm:mt-6 md:mt-10 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.slug} data-enter="card" className="@container">
              <ArticleCard card={card} readMore={site.copy.cards.readMore} />
            </li>
          ))}
        </ul>
        <ButtonLink
          {...linkTo(site, '/blog')}
          variant="outline"
          className="mt-3 max-sm:min-h-11 sm:mt-6 md:mt-10"
        >
          {copy.button}
        </ButtonLink>
      </div>
    </section>
  );
}
