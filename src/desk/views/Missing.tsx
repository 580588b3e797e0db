import { Link } from '@tanstack/react-router';
import { Heading } from '../parts/Heading.tsx';
import { useCopy } from '../setup.ts';

/** What is shown at an address that leads nowhere. */
export function Missing() {
  const { frame, enquiry } = useCopy();
  return (
    <main className="wrap py-10">
      <Heading>{frame.notFound}</Heading>
      <Link to="/" className="font-semibold underline">
        {enquiry.back}
      </Link>
    </main>
  );
}
