import type { Selectable } from 'kysely';
import type { ChannelName, EnquiryNote, EnquiryTab } from '../../../shared/desk/index.ts';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import type { Languages } from '../../../shared/languages.ts';
import type { Database, Tables } from '../../database/index.ts';
import { fromStored } from '../record/enquiry.ts';
import { type EarlierVersion, readEarlierVersions } from '../record/versions.ts';
import { type EnquiryStatus, statusOf } from './status.ts';

/** An enquiry as staff see it. Times are ISO 8601 in UTC. */
export interface InboxEnquiry extends EnquiryContent {
  id: string;
  receivedAt: string;
  status: EnquiryStatus;
  /** Code of the language of the form. */
  language: string;
  /** Versions that the visitor has replaced since, oldest first. */
  earlier: (EarlierVersion & { receivedAt: string })[];
  deliveries: InboxDelivery[];
  /** Its tab at the desk. */
  tab: EnquiryTab;
  /** Counts its changes, by staff or by the visitor, but not those of its deliveries. */
  version: number;
  /** When it or one of its deliveries last changed; null until then. */
  changedAt: string | null;
  /** Who marked it as answered, and when; null if nobody has. */
  answered: { by: string; at: string } | null;
  /** Oldest first. */
  notes: EnquiryNote[];
}

interface InboxDelivery {
  channel: ChannelName;
  /** False where the channel is no longer configured, so that nothing is sent by it. */
  configured: boolean;
  deliveredAt: string | null;
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  nextAttemptAt: string;
}

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
  // PostgreSQL refuses an empty list of values.
  if (ids?.length === 0) return [];
  const rows = await database
    .selectFrom('enquiries')
    .select((row) => [
      'id',
      'content',
      'language',
      'created_at',
      'tab',
      'version',
      'changed_at as changedAt',
      'answered_by',
      'answered_at',
      statusOf(row, channels).as('status'),
    ])
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('created_at')
    .execute();
  const deliveries = await readDeliveries(database, channels, ids);
  const versions = await readEarlierVersions(database, ids);
  const notes = await readNotes(database, ids);
  return rows.map(({ id, content, language, created_at, answered_by, answered_at, ...row }) => ({
    ...row,
    id,
    receivedAt: created_at,
    language: language ?? languages[0],
    answered: answerOf({ tab: row.tab, answered_by, answered_at }),
    notes: notes.get(id) ?? [],
    earlier: withReceipt(versions.get(id) ?? [], created_at),
    deliveries: deliveries.get(id) ?? [],
    ...fromStored(content),
  }));
}

/** A version was received when it replaced the one before. */
function withReceipt(versions: EarlierVersion[], firstReceivedAt: string) {
  return versions.map((version, index) => ({
    ...version,
    receivedAt: versions[index - 1]?.replacedAt ?? firstReceivedAt,
  }));
}

/** Who answered an enquiry, and when; null if nobody has, or it has been moved back to New. */
export function answerOf({
  tab,
  answered_by,
  answered_at,
}: Pick<
  Selectable<Tables['enquiries']>,
  'tab' | 'answered_by' | 'answered_at'
>): InboxEnquiry['answered'] {
  if (tab === 'new' || answered_by === null || answered_at === null) return null;
  return { by: answered_by, at: answered_at };
}

async function readDeliveries(
  database: Database,
  channels: ChannelName[],
  ids?: string[],
): Promise<Map<string, InboxDelivery[]>> {
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
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('channel')
    .execute();
  const byEnquiry = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
  return new Map(
    [...byEnquiry].map(([id, some]) => [
      id,
      some.map(({ enquiry_id: _, ...row }) => ({
        ...row,
        configured: channels.includes(row.channel),
      })),
    ]),
  );
}

async function readNotes(database: Database, ids?: string[]): Promise<Map<string, EnquiryNote[]>> {
  const rows = await database
    .selectFrom('enquiry_notes')
    .select(['id', 'enquiry_id', 'author as by', 'created_at as at', 'text'])
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byEnquiry = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
  return new Map(
    [...byEnquiry].map(([id, some]) => [id, some.map(({ enquiry_id: _, ...note }) => note)]),
  );
}
