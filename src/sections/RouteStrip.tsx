interface RouteStripProps {
  /** Places in order: the town first, the clinic's city last. */
  stops: string[];
  /** The roads and railways between them. */
  by: string;
}

/** The route to the clinic as a line with stops. */
export function RouteStrip({ stops, by }: RouteStripProps) {
  return (
    <div className="mt-6">
      <ol className="flex flex-col sm:flex-row">
        {stops.map((stop, place) => (
          <li
            key={stop}
            className={`relative flex-1 pb-6 pl-8 before:absolute before:top-3 before:left-[0.6875rem] before:h-full before:w-0.5 before:bg-brand-ink forced-colors:before:bg-[CanvasText] last:before:hidden sm:pt-8 sm:pr-3 sm:pb-0 sm:pl-0 sm:before:top-[0.6875rem] sm:before:left-0 sm:before:h-0.5 sm:before:w-full`}
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 left-1 size-4 rounded-full border-2 border-brand-ink sm:left-0 ${place === stops.length - 1 ? 'bg-coral' : 'bg-page'}`}
            />
            <span className="block font-semibold text-small leading-snug">{stop}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-soft">{by}</p>
    </div>
  );
}
