import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type InferResult,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import {
  type ChannelName,
  channelNames,
  type DeliveryStatus,
  type EnquirySummary,
  type EnquiryTab,
} from '../../../shared/desk/enquiries/list.ts';
import { statesToLookAt } from '../../../shared/desk/enquiries/list-rules.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { EnquiryContent } from '../../../shared/enquiry-fields.ts';
import type { Languages } from '../../../shared/languages.ts';
import type { Tables } from '../../database/index.ts';
import { bookingsIn, fromStored, preferencesIn } from '../record/enquiry.ts';

/**
 * The delivery status of an enquiry as an SQL expression.
 * @param channels the channels available now; undelivered rows of other channels are ignored
 */
export function deliveryStatusOf(
  row: ExpressionBuilder<Tables, 'enquiries'>,
  channels: ChannelName[],
): ExpressionWrapper<Tables, 'enquiries', DeliveryStatus> {
  const deliveries = row
    .selectFrom('deliveries')
    .select('enquiry_id')
    .whereRef('deliveries.enquiry_id', '=', 'enquiries.id')
    .where('channel', 'in', channelNames);
  const undeliveredRows = deliveries
    .where('delivered_at', 'is', null)
    .where((delivery) => delivery.or(channels.map((name) => delivery('channel', '=', name))));
  const deliveredRows = deliveries.where('delivered_at', 'is not', null);
  return row
    .case()
    .when('spam', '=', true)
    .then<DeliveryStatus>('spam')
    .when(row.exists(undeliveredRows))
    .then<DeliveryStatus>('queued')
    .when(row.exists(deliveredRows))
    .then<DeliveryStatus>('delivered')
    .else<DeliveryStatus>('unsent')
    .end();
}

/** The condition that the patient has asked for another time, or has cancelled. */
export function hasAskedOrCancelled(row: ExpressionBuilder<Tables, 'enquiries'>) {
  const answeredRequest = requestOf(row).where('requests.state', 'in', statesToLookAt);
  return row.exists(answeredRequest.select('requests.enquiry_id'));
}

/**
 * The priority of an enquiry among those that are still to be answered, as an SQL expression: 0 if it is urgent, 1 if
 * the patient has asked for another time or has cancelled, otherwise 2.
 */
export function priorityOf(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row
    .case()
    .when('urgent', '=', true)
    .then(sql<0 | 1 | 2>`0`)
    .when(hasAskedOrCancelled(row))
    .then(sql<0 | 1 | 2>`1`)
    .else(sql<0 | 1 | 2>`2`)
    .end();
}

/** A row as `selectRow` selects it. */
type EnquiryRow = InferResult<ReturnType<typeof selectRow>>[number];

/**
 * Selects the columns from which `fromRow` makes an enquiry.
 * @param channels the channels available now
 */
export function selectRow(
  query: SelectQueryBuilder<Tables, 'enquiries', object>,
  channels: ChannelName[],
) {
  return query.select((row) => [
    'id',
    'version',
    'changed_at',
    'created_at',
    'tab',
    'spam',
    'spam_rule',
    'state',
    'unsent_offer',
    'pending_reason',
    'call_at',
    'doctors_note',
    'source',
    'urgent',
    'content',
    'language',
    'answered_by',
    'answered_at',
    deliveryStatusOf(row, channels).as('delivery'),
    priorityOf(row).as('priority'),
    requestOf(row).select('requests.state').as('visit_state'),
    requestOf(row).select('visit_at').as('visit_at'),
    requestOf(row).select('requests.offer').as('visit_offer'),
    lastHalfDaysOf(row).as('asked_half_days'),
  ]);
}

function requestOf(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row.selectFrom('requests').whereRef('requests.enquiry_id', '=', 'enquiries.id');
}

/** The half days that the patient asked for last on the private page, as stored. */
function lastHalfDaysOf(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row
    .selectFrom('request_answers')
    .select('half_days')
    .whereRef('request_answers.enquiry_id', '=', 'enquiries.id')
    .where('request_answers.answer', '=', 'asked')
    .orderBy('request_answers.enquiry_version', 'desc')
    .limit(1);
}

/** An enquiry as its row describes it. */
type RowEnquiry = EnquirySummary & EnquiryContent & Pick<OpenedEnquiry, 'halfDays' | 'booked'>;

/**
 * Makes an enquiry from its row; notes and history are added elsewhere.
 * @param languages the languages of the site; an enquiry without a language is in the first
 */
export function fromRow(row: EnquiryRow, languages: Languages): RowEnquiry {
  const { id, version, tab, delivery, language } = row;
  return {
    id,
    version,
    changedAt: row.changed_at,
    receivedAt: row.created_at,
    language: language ?? languages[0],
    tab,
    movedTo: tabMovedTo(row),
    delivery,
    answered: answerOf(row),
    pending: pendingOf(row),
    urgent: row.urgent,
    priority: row.priority,
    spamRule: row.tab === 'spam' ? row.spam_rule : null,
    source: row.source ?? 'form',
    visit: {
      state: row.visit_state ?? 'received',
      at: row.visit_at,
      offer: row.visit_offer,
      isUnsent: row.unsent_offer !== null,
    },
    halfDays: halfDaysIn(row),
    booked: bookingsIn(preferencesIn(row.content)),
    ...fromStored(row.content),
  };
}

/** The tab by what staff did with an enquiry. While an offer is unsent, the desk shows a finished one under New. */
export function tabMovedTo({
  spam,
  state,
  pending_reason,
}: Pick<Selectable<Tables['enquiries']>, 'spam' | 'state' | 'pending_reason'>): EnquiryTab {
  if (spam) return 'spam';
  return state === 'new' && pending_reason !== null ? 'pending' : state;
}

/** Half days asked for on the private page replace the form's; once the visit is cancelled, there are none. */
function halfDaysIn({ visit_state, asked_half_days, content }: EnquiryRow): string[] {
  if (visit_state === 'cancelled') return [];
  if (asked_half_days !== null) return JSON.parse(asked_half_days) as string[];
  return preferencesIn(content).halfDays;
}

/** Who answered an enquiry, and when; null while its tab is `new` or `pending`, or if nobody has answered it. */
function answerOf({ tab, answered_by, answered_at }: EnquiryRow): EnquirySummary['answered'] {
  if (tab === 'new' || tab === 'pending') return null;
  if (answered_by === null || answered_at === null) return null;
  return { by: answered_by, at: answered_at };
}

function pendingOf(row: EnquiryRow): EnquirySummary['pending'] {
  const { tab, pending_reason, call_at, doctors_note } = row;
  if (tab !== 'pending' || pending_reason === null) return null;
  return {
    reason: pending_reason,
    callAt: call_at,
    ...(pending_reason === 'doctor' && doctors_note && { doctorsNote: doctors_note }),
  };
}
