import type { Site } from '../clinic/index.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { ContactWays } from '../sections/ContactWays.tsx';
import { EmergencyBox } from '../sections/EmergencyBox.tsx';

/** The page shown offline: the numbers to call and how to get to the clinic, but no form. */
export function Offline({ site, copy }: { site: Site; copy: PageCopy<'offline'> }) {
  return (
    <section className="wrap grid gap-10 py-14 lg:grid-cols-2">
      <div>
        <h1 className="text-title">{copy.heading}</h1>
        <p className="measure mt-4">{copy.text}</p>
        <EmergencyBox site={site} className="mt-8" />
      </div>
      <ContactWays site={site} />
    </section>
  );
}
