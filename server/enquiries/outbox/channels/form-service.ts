import type { EnquiryContent } from '../../../../shared/enquiry-fields.ts';
import type { Config } from '../../../config.ts';
import { PlainError } from '../../../log.ts';
import type { Channel, OutgoingEnquiry } from './channel.ts';

type FormService = NonNullable<Config['formService']>;

/**
 * Sends enquiries to the form-to-email service.
 * @param service its address, key and recipients
 */
export function formServiceChannel(service: FormService): Channel<'service'> {
  return {
    name: 'service',
    visitorWaits: true,
    isAvailable: async () => true,
    send: (enquiry, signal) => submit(service, enquiry, signal),
  };
}

async function submit(
  service: FormService,
  { content }: OutgoingEnquiry,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(`${service.url}/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(bodyOf(service, content)),
    // A redirect counts as a failure: following it could turn the POST into a GET.
    redirect: 'manual',
    signal,
  });
  const answered = await response.text();
  if (!response.ok) throw new PlainError(`status ${response.status}`);
  if (!saysSuccess(answered)) throw new PlainError('the answer does not report success');
}

function bodyOf(service: FormService, content: EnquiryContent) {
  return {
    access_key: service.accessKey,
    subject: 'Clinic Inquiry from Website Visitor',
    name: content.name,
    email: content.email,
    phone: content.phone,
    message: content.message,
    to: service.to,
  };
}

function saysSuccess(answered: string): boolean {
  try {
    const parsed = JSON.parse(answered) as { success?: unknown } | null;
    return parsed?.success === true;
  } catch {
    return false;
  }
}
