import { bookingLink } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { ButtonLink, type ButtonVariant } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';

interface BookAndCallProps {
  site: Site;
  /** What is booked, as parameters of the contact page. */
  choice?: Record<string, string>;
  /** Label of the call button, if it is not the default. */
  callLabel?: string | undefined;
  /** Look of the call button, quieter where the header beside it shows the same. */
  callVariant?: ButtonVariant;
  className?: string;
}

/** The two actions of most pages: book an appointment, or call. */
export function BookAndCall({
  site,
  choice,
  callLabel,
  callVariant = 'outline',
  className = '',
}: BookAndCallProps) {
  const { buttons } = site.copy;
  return (
    <div className={`flex flex-wrap gap-2 sm:gap-3 ${className}`}>
      <ButtonLink {...bookingLink(site, choice)}>
        <Icon name="calendar" size={18} />
        {buttons.bookAppointment}
      </ButtonLink>
      <ButtonLink href={contactLinks(site.clinic).call} variant={callVariant}>
        <Icon name="phone" size={18} />
        {callLabel ?? buttons.callNow}
      </ButtonLink>
    </div>
  );
}
