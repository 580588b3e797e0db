import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { ContactWays } from '../sections/contact/ContactWays.tsx';
import { EmergencyBox } from '../sections/parts/EmergencyBox.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';

/** The page shown offline: the numbers to call and how to get to the clinic, but no form. */
export function Offline({ site, copy }: { site: Site; copy: PageCopy<'offline'> }) {
  return (
    <section className="wrap grid gap-6 py-6 md:gap-10 md:py-14 lg:grid-cols-2">
      <div>
        <h1 className="text-title">{copy.heading}</h1>
        <p className="measure mt-4">
          <LinkedText site={site} text={copy.text} />
        </p>
        <EmergencyBox site={site} className="mt-5 md:mt-8" />
      </div>
      <ContactWays site={site} />
    </section>
  );
}
