import type { Site } from '../../content/read/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type ChatAbout, chatLink } from '../../words/contact/links.ts';
import { EmergencyCalls, WhatToDo } from './EmergencyBox.tsx';
import { LinkedText } from './LinkedText.tsx';

interface EmergencyBannerProps {
  site: Site;
  copy: {
    heading?: string;
    text: string;
    callButton: string;
    whatsappButton: string;
    chatNote?: string | undefined;
  };
  /** `light`, an outlined box, if a dark section follows. */
  tone?: 'dark' | 'light';
  /** What the page is about, for the first line of a chat. */
  about?: ChatAbout;
}

/**
 * A banner with buttons for the ambulance number, an emergency call and a chat, in this order. Renders nothing
 * if the clinic does not take emergencies.
 */
export function EmergencyBanner({ site, copy, tone = 'dark', about }: EmergencyBannerProps) {
  if (!site.clinic.emergency) return null;
  const { title } = site.copy.emergency;
  const chat = chatLink(site, about);
  const isDark = tone === 'dark';
  return (
    <section
      aria-label={copy.heading ?? title}
      className={`py-5 md:py-10 ${isDark ? 'bg-deep text-on-deep' : 'wrap'}`}
    >
      <div
        data-enter=""
        className={`grid items-center gap-4 lg:grid-cols-main-first lg:gap-8 ${isDark ? 'wrap' : 'rounded-card border border-rule bg-surface p-3 sm:p-5'}`}
      >
        <div>
          <h2 className="text-card sm:text-title">{copy.heading ?? title}</h2>
          <p
            className={`measure mt-1.5 text-pretty leading-snug max-md:text-plain md:mt-3 md:text-lead md:leading-normal ${isDark ? 'text-on-deep-soft' : 'text-soft'}`}
          >
            <LinkedText site={site} text={copy.text} /> <WhatToDo site={site} className="" />
          </p>
          {chat && copy.chatNote && (
            <p className="measure mt-1.5 font-semibold leading-normal max-md:text-plain">
              {copy.chatNote}
            </p>
          )}
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap sm:gap-3 lg:grid lg:justify-self-end">
          <EmergencyCalls site={site} label={copy.callButton} />
          {chat && (
            <ButtonLink href={chat} variant={isDark ? 'onDark' : 'outline'}>
              <Icon name="whatsapp" size={20} />
              {copy.whatsappButton}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
