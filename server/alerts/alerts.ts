import pRetry, { AbortError } from 'p-retry';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import type { PushSubscription, RequestOptions } from 'web-push';
import type { NewDevice } from '../../shared/desk/devices.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { PlainError, reasonOf } from '../log.ts';
import { wordsIn } from '../words/words.ts';
import { type Device, Devices } from './devices.ts';
import { type Alert, messageOf } from './message.ts';

const hour = 3_600;

/**
 * For each kind of alert: how long, in seconds, a push service keeps it for a device that is off, and whether
 * it wakes a sleeping phone.
 */
const deliveryOptions = {
  new: { TTL: 4 * hour, urgency: 'normal' },
  unopened: { TTL: 12 * hour, urgency: 'high' },
  digest: { TTL: 12 * hour, urgency: 'high' },
  refused: { TTL: hour, urgency: 'high' },
  urgent: { TTL: 12 * hour, urgency: 'high' },
  answer: { TTL: 12 * hour, urgency: 'normal' },
  test: { TTL: 60, urgency: 'high' },
} as const;

/** How long a push service may take to answer, in milliseconds. */
const timeout = 2_000;

/** A VAPID key pair (RFC 8292), in base64url. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface AlertsOptions {
  config: Pick<Config, 'siteUrl' | 'clinic'>;
  database: Database;
  log: Logger;
  /** How push services are reached; for tests. */
  connection?: Pick<RequestOptions, 'agent' | 'timeout'> | undefined;
}

/**
 * Alerts on staff devices (Web Push). They announce that something has arrived, but not what it says or who
 * wrote it; no log names a device.
 */
export class Alerts {
  readonly devices: Devices;
  readonly #options: AlertsOptions;
  #keys: Promise<PushKeys> | null = null;

  constructor(options: AlertsOptions) {
    this.#options = { ...options, log: options.log.child({ part: 'alerts' }) };
    this.devices = new Devices(options.database);
  }

  /** The public key that browsers bind their subscriptions to, in base64url. */
  async publicKey(): Promise<string> {
    return (await this.#loadKeys()).publicKey;
  }

  /** Whether a browser's subscription can be used, that is, whether messages can be encrypted for it. */
  async isUsable({ endpoint, keys }: NewDevice): Promise<boolean> {
    try {
      const { default: webPush } = await import('web-push');
      const message = await this.#messageFor(
        { endpoint, ...keys, language: null },
        { kind: 'test' },
      );
      webPush.generateRequestDetails(...message);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Notifies everyone who gets alerts of that kind; an alert about refusals goes to everyone.
   * @param causedBy the account that needs no alert, because it caused the event
   * @returns the devices that the alert was sent to
   */
  async notify(
    alert: Exclude<Alert, { kind: 'test' }>,
    signal: AbortSignal,
    causedBy: string | null = null,
  ): Promise<Device[]> {
    const kind = alert.kind === 'digest' ? alert.kindOfAll : alert.kind;
    const devices = await this.devices.recipients(kind === 'refused' ? 'unopened' : kind);
    return this.#sendTo(
      devices.filter(({ staffId }) => staffId !== causedBy),
      alert,
      signal,
    );
  }

  /** Sends a test message; returns whether it could be sent. */
  async test(device: Device, signal: AbortSignal): Promise<boolean> {
    return (await this.#sendTo([device], { kind: 'test' }, signal)).length > 0;
  }

  /** Sends an alert to devices, retrying a few times; returns the devices that it was sent to. Never throws. */
  async #sendTo(devices: Device[], alert: Alert, signal: AbortSignal): Promise<Device[]> {
    const attempts = devices.map(async (device) => {
      try {
        const send = () => this.#send(device, alert, signal);
        await pRetry(send, { retries: 2, minTimeout: 200, signal });
        return [device];
      } catch (error) {
        const fields = { alert: alert.kind, reason: reasonOf(error) };
        this.#options.log.warn(fields, 'an alert could not be sent');
        return [];
      }
    });
    return (await Promise.all(attempts)).flat();
  }

  /** @throws AbortError if a retry would be pointless */
  async #send(device: Device, alert: Alert, signal: AbortSignal): Promise<void> {
    // Loaded when first needed, because many clinics use no alerts on devices.
    const { default: webPush } = await import('web-push');
    const message = await this.#messageFor(device, alert);
    // web-push never settles if a service closes the connection in the middle of its answer.
    await pTimeout(webPush.sendNotification(...message), {
      milliseconds: this.#options.connection?.timeout ?? timeout,
      message: new PlainError('no answer in time'),
      signal,
    }).catch(async (error: unknown) => {
      // The message of web-push's error would name the device.
      if (!(error instanceof webPush.WebPushError)) throw error;
      const { statusCode: status } = error;
      const failure = new PlainError(`status ${status}`);
      if (status === 404 || status === 410) await this.devices.drop(device);
      if (status === 429 || status >= 500) throw failure;
      throw new AbortError(failure);
    });
  }

  /** The arguments with which web-push sends an alert to a device: its subscription, the message and the options. */
  async #messageFor(
    { endpoint, p256dh, auth, language }: Pick<Device, 'endpoint' | 'p256dh' | 'auth' | 'language'>,
    alert: Alert,
  ): Promise<[PushSubscription, string, RequestOptions]> {
    const { config, connection } = this.#options;
    const { siteUrl, clinic } = config;
    const copy = wordsIn(clinic.staffWords, language).alerts;
    const message = messageOf(alert, copy, clinic.facts.alertAfter);
    // Push services accept only a contact over TLS.
    const subject = `https://${new URL(siteUrl).host}`;
    const vapidDetails = { subject, ...(await this.#loadKeys()) };
    return [
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        ...deliveryOptions[alert.kind],
        topic: message.tag,
        vapidDetails,
        timeout: 2 * timeout,
        ...connection,
      },
    ];
  }

  /** The keys, read once: they never change. */
  #loadKeys(): Promise<PushKeys> {
    this.#keys ??= ensureKeys(this.#options.database).catch((error: unknown) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }
}

/**
 * Reads the one key pair that all servers on a database share, and by which push services recognise them; the first
 * server that needs it generates it. Browsers bind their subscriptions to it, so it is stored beside them.
 */
async function ensureKeys(database: Database): Promise<PushKeys> {
  const query = database
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('name', '=', 'server');
  const keys = await query.executeTakeFirst();
  if (keys) return keys;
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await database
    .insertInto('push_keys')
    .values({ name: 'server', public_key: publicKey, private_key: privateKey })
    // If two servers do this at the same moment, the first row wins.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return query.executeTakeFirstOrThrow();
}
