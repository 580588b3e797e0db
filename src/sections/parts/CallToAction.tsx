import type { Site } from '../../content/read/index.ts';
import { BookAndCall } from './BookAndCall.tsx';
import { titleSize } from './heading-size.ts';
import { LinkedText } from './LinkedText.tsx';

interface CallToActionProps {
  site: Site;
  copy: { heading: string; text: string };
  /** A short line below the buttons. */
  note?: string | undefined;
  /** Label of the call button, where it differs from the usual one. */
  callLabel?: string;
}

/** The call to action at the end of a page: book or call. */
export function CallToAction({ site, copy, note, callLabel }: CallToActionProps) {
  return (
    <section className="band bg-warm">
      <div data-enter="" className="wrap grid items-center gap-5 md:gap-8 lg:grid-cols-main-first">
        <div>
          <h2 className={titleSize(copy.heading)}>{copy.heading}</h2>
          <p className="measure mt-3 text-soft md:text-lead">
            <LinkedText site={site} text={copy.text} />
          </p>
          {note && (
            <p className="mt-4 font-semibold">
              <LinkedText site={site} text={note} />
            </p>
          )}
        </div>
        <BookAndCall site={site} callLabel={callLabel} className="lg:justify-end" />
      </div>
    </section>
  );
}
