import { type ChannelName, channelNames } from '../../../shared/desk/enquiries/deliveries.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { Languages } from '../../../shared/languages.ts';
import type { Database } from '../../database/index.ts';
import { type EarlierVersion, readEarlierVersions } from '../record/versions.ts';
import { fromRow, selectRow } from './row.ts';

/** An enquiry as staff see it. */
export type InboxEnquiry = Omit<
  OpenedEnquiry,
  'phones' | 'others' | 'history' | 'phoneCorrections' | 'openedBy' | 'request'
>;

/** The configuration that enquiries are read with. */
interface Settings {
  /** The channels that are available now. */
  channels: ChannelName[];
  /** The languages of the site; an enquiry without a language is in the first. */
  languages: Languages;
}

/**
 * Reads enquiries with their deliveries, notes and earlier versions, oldest first.
 * @param ids which ones; all if omitted
 */
export async function readEnquiries(
  database: Database,
  { channels, languages }: Settings,
  ids?: string[],
): Promise<InboxEnquiry[]> {
  const rows = await selectRow(database.selectFrom('enquiries'), channels)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('created_at')
    .execute();
  const deliveries = await readDeliveries(database, ids);
  const versions = await readEarlierVersions(database, ids);
  const notes = await readNotes(database, ids);
  return rows.map((row) => ({
    ...fromRow(row, languages),
    notes: (notes.get(row.id) ?? []).map(({ enquiry_id: _, ...note }) => note),
    earlier: withReceipt(versions.get(row.id) ?? [], row.created_at),
    deliveries: (deliveries.get(row.id) ?? []).map(({ enquiry_id: _, ...delivery }) => ({
      ...delivery,
      configured: channels.includes(delivery.channel),
    })),
  }));
}

/** A version was received when it replaced the one before. */
function withReceipt(versions: EarlierVersion[], firstReceivedAt: string) {
  return versions.map((version, index) => ({
    ...version,
    receivedAt: versions[index - 1]?.replacedAt ?? firstReceivedAt,
  }));
}

/** The deliveries of each enquiry, by its id. */
async function readDeliveries(database: Database, ids?: string[]) {
  const rows = await database
    .selectFrom('deliveries')
    .select([
      'enquiry_id',
      'channel',
      'delivered_at as deliveredAt',
      'attempts',
      'problem',
      'next_attempt_at as nextAttemptAt',
    ])
    .where('channel', 'in', channelNames)
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('channel')
    .$narrowType<{ channel: ChannelName }>()
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}

/** The notes of each enquiry, by its id, oldest first. */
async function readNotes(database: Database, ids?: string[]) {
  const rows = await database
    .selectFrom('enquiry_notes')
    .select(['id', 'enquiry_id', 'author as by', 'created_at as at', 'text'])
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}
