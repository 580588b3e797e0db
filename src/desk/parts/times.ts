import { useMemo } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../setup.ts';

/** Writes days and times as the clinic reads them: in its language and its time zone. */
export function useTimes(): (iso: string) => string {
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    return (iso) => format.format(new Date(iso));
  }, [locale, timeZone]);
}
