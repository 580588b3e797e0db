import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { useUnrecorded } from './unrecorded.ts';

/** How many patients are named; the screen of a phone has room for no more. */
const mostNamed = 2;

interface NotRecordedProps {
  /** The id of the enquiry that is shown. */
  shown?: string;
  /** Whether it is told elsewhere that its move has failed. */
  isTold?: boolean;
}

/** Says whose enquiries have a move or a note that is not recorded: it waits for the server, or was refused. */
export function NotRecorded({ shown, isTold = false }: NotRecordedProps) {
  const { enquiry: copy } = useCopy();
  const { waiting, failed } = useUnrecorded();
  const others = failed.filter(({ id }) => !(isTold && id === shown));
  return (
    <>
      {waiting.length > 0 && (
        <Warning text={interpolate(copy.notRecordedYet, { NAMES: namesOf(waiting) })} />
      )}
      {others.length > 0 && (
        <Warning text={interpolate(copy.notRecorded, { NAMES: namesOf(others) })} />
      )}
    </>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="card border-l-4 border-l-accent bg-warm p-2 font-semibold text-small print:hidden"
    >
      {text}
    </p>
  );
}

function namesOf(enquiries: { name: string }[]): string {
  const names = enquiries.slice(0, mostNamed).map(({ name }) => name);
  const more = enquiries.length - names.length;
  return [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
