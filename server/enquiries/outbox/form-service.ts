import { z } from 'zod';
import type { EnquiryContent } from '../../../shared/enquiry-fields.ts';
import type { Config } from '../../config.ts';
import { PlainError } from '../../log.ts';
import type { Channel, OutgoingEnquiry } from './deliveries.ts';

type FormService = NonNullable<Config['formService']>;

/**
 * Sends enquiries to the form service, which forwards them as email.
 * @param service its address, key and recipients
 */
export function formServiceChannel(service: FormService): Channel<'service'> {
  return {
    name: 'service',
    isAwaited: true,
    isAvailable: async () => true,
    send: (enquiry, signal) => submit(service, enquiry, signal),
  };
}

const success = z.object({ success: z.literal(true) });

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
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new PlainError(`status ${response.status}`);
  if (!success.safeParse(body).success)
    throw new PlainError('the response does not report success');
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
