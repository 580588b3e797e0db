import type { ReactNode } from 'react';
import type { Site } from '../clinic/index.ts';
import type { PageWords } from '../clinic/pages.ts';
import type { Service } from '../clinic/service.ts';
import { AboutDoctor } from '../sections/AboutDoctor.tsx';
import { ContactSection } from '../sections/ContactSection.tsx';
import { EmergencyBanner } from '../sections/EmergencyBanner.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Insights } from '../sections/Insights.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import { Services } from '../sections/Services.tsx';
import { Testimonials } from '../sections/Testimonials.tsx';
import type { Card } from '../ui/ArticleCard.tsx';
import type { PictureSources } from '../ui/Picture.tsx';

interface HomeProps {
  site: Site;
  words: PageWords<'home'>;
  services: Service[];
  portrait: PictureSources;
  insights: Card[];
  /** The contact form, an island. */
  children: ReactNode;
}

/** The home page, section by section as a visitor meets it. */
export function Home({ site, words, services, portrait, insights, children }: HomeProps) {
  return (
    <>
      <h1 className="off-screen">{words.heading}</h1>
      <Hero site={site} words={words.hero} portrait={portrait} />
      <AboutDoctor site={site} words={words.about} />
      <Services site={site} words={words.services} services={services} />
      <EmergencyBanner site={site} words={words.emergencyBanner} />
      <Reviews site={site} words={words.reviews} />
      <Testimonials site={site} words={words.testimonials} />
      <Insights site={site} words={words.insights} cards={insights} />
      <ContactSection site={site} words={words.contact} form={children} />
    </>
  );
}
