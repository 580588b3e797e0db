import type { Database } from '../database/index.ts';

/** A pair of keys by which push services recognise this clinic's servers (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The one key pair that all servers on a database share; the first that needs it generates it. Browsers bind
 * their subscriptions to it, so it is stored beside them.
 */
export async function pushKeys(database: Database): Promise<PushKeys> {
  return (await readKeys(database)) ?? (await makeOnce(database));
}

/** Two servers may do this at the same moment: the first row stays. */
async function makeOnce(database: Database): Promise<PushKeys> {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await database
    .insertInto('push_keys')
    .values({ name: 'server', public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await readKeys(database);
  if (!kept) throw new Error('the keys for push services are not in the database');
  return kept;
}

function readKeys(database: Database): Promise<PushKeys | undefined> {
  return database
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('name', '=', 'server')
    .executeTakeFirst();
}
