import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/index.ts';
import type { Auth } from './auth.ts';
import { linkLifetime } from './settings.ts';

export interface PasswordLinkOptions {
  /** The site's origin. */
  siteUrl: string;
  /** Loads sign-in when it is first needed. */
  auth: () => Promise<Auth>;
}

/** The links with which staff choose a password; each works once, for a limited time. */
export class PasswordLinks {
  readonly #options: PasswordLinkOptions;

  constructor(options: PasswordLinkOptions) {
    this.#options = options;
  }

  /**
   * Creates a link.
   * @param id of the person
   * @param lifetime how long it is valid, in milliseconds
   */
  async create(id: string, lifetime = linkLifetime): Promise<string> {
    const { internalAdapter } = await (await this.#options.auth()).$context;
    const token = randomBytes(24).toString('base64url');
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: id,
      expiresAt: new Date(Date.now() + lifetime),
    });
    // A fragment is never sent to a server or written to a log.
    return `${this.#options.siteUrl}/desk/password#${token}`;
  }

  /**
   * The id of the person whose link this is.
   * @param token what follows the # in the link
   * @returns null if it has been used or has expired
   */
  async personOf(token: string): Promise<string | null> {
    const { internalAdapter } = await (await this.#options.auth()).$context;
    const link = await internalAdapter.findVerificationValue(identifierOf(token));
    return !link || link.expiresAt < new Date() ? null : link.value;
  }
}

function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

/** Invalidates all links and unfinished sign-ins of someone. */
export async function endLinks(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('staff_verifications').where('value', '=', id).execute();
}
