import { splitAtPhoneNumbers } from '../../../shared/phone-numbers.ts';
import type { TextPart } from '../../../shared/text/text-part.ts';
import { contactLinks } from '../../words/contact/links.ts';
import { momentFormat } from '../../words/moments.ts';
import type { SiteCopy } from '../schema/site.ts';
import { currentSnapshot } from '../snapshot/snapshot.ts';
import type { Site } from './index.ts';

type FormCopy = SiteCopy['form'];

/** The copy of the contact form. Its phone numbers are found here, not in the browser. */
export interface ContactFormCopy
  extends Omit<FormCopy, 'intro' | 'success' | 'failures' | 'receipt' | 'errorEmergency'> {
  intro: TextPart[];
  success: TextPart[];
  errorEmergency: TextPart[];
  receipt: Omit<FormCopy['receipt'], 'worse' | 'urgent'> & {
    worse: TextPart[];
    urgent?: { text: TextPart[]; href: string; button: string };
  };
  failures: Record<keyof FormCopy['failures'], TextPart[]>;
}

/** The props of the contact form that are the same on every page. */
export function contactFormProps(site: Site) {
  const { clinic, copy } = site;
  const { call, phoneText } = contactLinks(clinic);
  return {
    copy: withPhoneLinks(copy.form, site),
    call: { href: call, text: phoneText },
    language: clinic.language,
    times: momentFormat(clinic, copy.hours),
    isPreview: currentSnapshot().isPreview,
  };
}

function withPhoneLinks(copy: FormCopy, site: Site): ContactFormCopy {
  const parts = (text: string) => splitAtPhoneNumbers(text, site.phoneLinks);
  const { urgent, ...receipt } = copy.receipt;
  const failures = Object.entries(copy.failures).map(([reason, text]) => [reason, parts(text)]);
  return {
    ...copy,
    intro: parts(copy.intro),
    success: parts(copy.success),
    errorEmergency: parts(copy.errorEmergency ?? ''),
    receipt: {
      ...receipt,
      worse: parts(receipt.worse),
      ...(urgent !== undefined && {
        urgent: {
          text: parts(urgent),
          href: contactLinks(site.clinic).ambulance,
          button: site.copy.emergency.ambulanceButton,
        },
      }),
    },
    failures: Object.fromEntries(failures),
  };
}
