import type { Site } from '../../content/read/index.ts';
import { BookAndCall } from './BookAndCall.tsx';
import { titleSize } from './heading-size.ts';
import { LinkedText } from './LinkedText.tsx';

interface CallToActionProps {
  site: Site;
  copy: { heading: string; text: string };
  /** A short line below the buttons. */
  note?: string | undefined;
  /** Label of the call button, if it is not the default. */
  callLabel?: string;
}

/** The call to action at the end of a page: book or call. */
export function CallToAction({ site, copy, note, callLabel }: CallToActionProps) {
  return (
    <section className="bg-warm py-6 md:py-10">
      <div data-enter="" className="wrap grid items-center gap-4 md:gap-8 lg:grid-cols-main-first">
        <div>
          <h2 className={titleSize(copy.heading)}>{copy.heading}</h2>
          <p className="measure mt-2 text-soft leading-normal md:mt-3 md:text-lead">
            <LinkedText site={site} text={copy.text} />
          </p>
          {note && (
            <p className="mt-2 font-semibold md:mt-4">
              <LinkedText site={site} text={note} />
            </p>
          )}
        </div>
        <BookAndCall site={site} callLabel={callLabel} className="lg:justify-end" />
      </div>
    </section>
  );
}
