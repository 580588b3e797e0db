import type { ContactFormCopy } from '../../content/read/contact-form.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextParts } from '../../ui/TextParts.tsx';

interface UrgentBoxProps {
  copy: NonNullable<ContactFormCopy['receipt']['urgent']>;
}

/** The box for a message with emergency words, with the button that calls the ambulance number. */
export function UrgentBox({ copy }: UrgentBoxProps) {
  return (
    <div className="mb-3 rounded-card border-2 border-emergency bg-emergency p-4 text-on-emergency">
      <p className="font-semibold">
        <TextParts parts={copy.text} />
      </p>
      <a href={copy.href} className={buttonClasses('onEmergency', 'mt-3 w-full sm:w-auto')}>
        <Icon name="ambulance" size={20} />
        {copy.button}
      </a>
    </div>
  );
}
