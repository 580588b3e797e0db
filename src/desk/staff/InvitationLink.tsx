import type { Invitation } from '../../../shared/desk/people.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { useCopy } from '../parts/setup.ts';

/** The link for choosing a password, which is shown once. */
export function InvitationLink({ invitation: { person, link } }: { invitation: Invitation }) {
  const { people: copy } = useCopy();
  const message = interpolate(copy.invitation, { LINK: link });
  return (
    <section role="status" className="card mb-6 bg-success p-5 text-success-ink">
      <p className="font-semibold">{interpolate(copy.link, { NAME: person.name })}</p>
      <p className="mt-2 wrap-anywhere">
        <code>{link}</code>
      </p>
      {new URL(link).origin !== window.location.origin && (
        <p className="mt-2">
          {interpolate(copy.linkElsewhere, { ADDRESS: window.location.origin })}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses('outline')}
        >
          {copy.byWhatsapp}
        </a>
        <CopyButton text={link} label={copy.copy} copied={copy.copied} />
      </p>
    </section>
  );
}
