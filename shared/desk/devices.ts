import { z } from 'zod';

/**
 * The hosts of the push services of Chrome, Firefox, Safari and Edge, and of browsers based on them. Nothing is sent to
 * other hosts: anyone who is signed in could otherwise make the server send requests into its own network. Only
 * letters, digits, dots and hyphens may precede them, since parsers disagree on the host of
 * `https://10.0.0.1;a.googleapis.com`.
 */
const pushServices =
  /^[a-z\d.-]+\.(google(apis)?\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/** The URL at which a push service accepts messages for a browser. */
const pushEndpoint = z
  .url({ protocol: /^https$/, hostname: pushServices, normalize: true })
  .max(1_000)
  .refine((endpoint) => {
    const url = URL.parse(endpoint);
    const isPlain = url !== null && url.port + url.username + url.password === '';
    return isPlain && !endpoint.includes('#');
  });

/** A text of so many characters in base64url, as in a `PushSubscription`. */
const base64url = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}$`));

/**
 * The body of `PUT /api/desk/devices`: the fields of a browser's `PushSubscription`, and which alerts to send.
 */
export const newDevice = z.strictObject({
  endpoint: pushEndpoint,
  keys: z.strictObject({
    /** A point of the curve P-256. */
    p256dh: base64url(87),
    auth: base64url(22),
  }),
  /** Whether to send an alert for each new enquiry, not only for those that nobody has opened in time. */
  eachEnquiry: z.boolean(),
  /** Whether to alert at once to enquiries that are urgent or handed to the doctor, and to answers from patients. */
  urgent: z.boolean().default(true),
  answers: z.boolean().default(true),
});

/** A device on which someone gets alerts. */
const device = z.object({
  /** SHA-256 of its endpoint, base64url. */
  id: z.string(),
  eachEnquiry: z.boolean(),
  urgent: z.boolean(),
  answers: z.boolean(),
});

/**
 * The response to `GET /api/desk/devices`: the person's own devices. `DELETE /api/desk/devices/:id` removes one,
 * `POST /api/desk/devices/:id/test` sends it a test alert.
 */
export const devicesResponse = z.object({
  /** The server's public key for push services, base64url. */
  key: z.string(),
  devices: z.array(device),
});

export type NewDevice = z.infer<typeof newDevice>;
export type AlertKinds = Pick<NewDevice, 'eachEnquiry' | 'urgent' | 'answers'>;
export type DevicesResponse = z.infer<typeof devicesResponse>;
