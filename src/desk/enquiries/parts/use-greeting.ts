import { greetingTo } from '../../api/reply-links.ts';
import { useSignedIn } from '../../api/session.ts';
import { useSetup } from '../../parts/setup.ts';

type Greeted = Parameters<typeof greetingTo>[0];

/** Writes how a message to a patient begins at the moment. */
export function useGreeting(): (enquiry: Greeted) => string {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  return (enquiry) => greetingTo(enquiry, setup, { timeZone, now: new Date() });
}
