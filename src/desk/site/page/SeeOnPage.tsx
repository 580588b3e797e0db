import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCopy } from '../../parts/setup.ts';
import type { SiteField } from '../data/site.ts';

/** The field that had the focus last; one of the file until any has it. */
export function useLastField(file: string, field = ''): SiteField {
  const [last, setLast] = useState<SiteField>({ file, field });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const cell = (target as Element).closest<HTMLElement>('[data-field]');
      const { file: own, field: at } = cell?.dataset ?? {};
      if (own !== undefined && at !== undefined) setLast({ file: own, field: at });
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return last;
}

/** The link to the page on which a field is. */
export function SeeOnPage({ place }: { place: SiteField }) {
  const { sitePage: copy } = useCopy();
  return (
    <Link to="/site/page" search={place} className="inline-flex min-h-11 items-center underline">
      {copy.seeOnPage}
    </Link>
  );
}
