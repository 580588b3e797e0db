import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import type { SiteField } from '../data/site.ts';
import { usePageOf } from '../page/requests.ts';
import { UndoPublication } from './UndoPublication.tsx';

interface PublishedProps {
  number: number;
  /** A field that it has changed. */
  place: SiteField | null;
}

/** Says that it is on the site, leads there, and offers to take it back. */
export function Published({ number, place }: PublishedProps) {
  const { sitePublishing: copy, site } = useCopy();
  const { person } = useSignedIn();
  const { data: page } = usePageOf(place);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="card mb-4 border-l-4 border-l-success-ink bg-success p-4 text-success-ink outline-none"
    >
      <p className="font-semibold">{copy.published}</p>
      {page && (
        <a
          href={page.path}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {copy.seeOnSite}
        </a>
      )}
      {person.role === 'doctor' && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          <UndoPublication number={number} />
          <Link to="/site/history" className="inline-flex min-h-11 items-center underline">
            {site.historyLink}
          </Link>
        </div>
      )}
    </div>
  );
}
