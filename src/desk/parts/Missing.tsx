import { Link } from '@tanstack/react-router';
import { Heading } from './Heading.tsx';
import { useCopy } from './setup.ts';

/** Shown at an unknown address. */
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
