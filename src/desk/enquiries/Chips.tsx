import type { ListedEnquiry, SpamRule } from '../../../shared/desk/enquiries/list.ts';
import { hasAskedOrCancelled } from '../../../shared/desk/enquiries/list-rules.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Placement, upcomingCall } from '../api/enquiry-changes.ts';
import { bookedNames } from '../api/patient-messages.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useHalfDays, useTimeWithToday } from '../time/times.ts';
import { useVisitState } from '../visits/visit-events.ts';
import type { DeskWords } from '../words/en.ts';

type ChipsEnquiry = Pick<
  ListedEnquiry,
  'spamRule' | 'halfDays' | 'booked' | 'source' | 'movedTo' | 'pending' | 'visit'
>;

const chipShape = 'inline-flex items-center gap-1 px-2 text-small font-semibold';
const chipClasses = `${chipShape} max-w-full rounded-card border border-line bg-panel text-ink leading-snug`;

interface ChipsProps {
  enquiry: ChipsEnquiry;
  /** Whether they are in the list, which has one line for everything that was asked for. */
  isInList?: boolean;
  /** Whether they say where the enquiry is, or why it waits. */
  hasTabChip?: boolean;
}

/**
 * What to know about an enquiry at a glance. Half days are named until a time is offered; in the list, so is the source.
 * Half days that the patient asks for on the private page are named only in the chip about that answer.
 */
export function Chips({ enquiry, isInList = false, hasTabChip = false }: ChipsProps) {
  const { list: copy } = useCopy();
  const { packages } = useSetup();
  const halfDaysOf = useHalfDays();
  const tabOrReasonOf = useTabOrReason();
  const { spamRule, halfDays, booked, source, visit } = enquiry;
  const shownSource = isInList && visit.at !== null ? undefined : source;
  const areHalfDaysHidden = visit.state === 'asked' || visit.at !== null;
  const halfDayTexts = halfDaysOf(areHalfDaysHidden ? [] : halfDays);
  const packageNames = bookedNames(booked, packages);
  const requestedTexts = isInList
    ? [[...halfDayTexts, ...packageNames].join(' · ')].filter(Boolean)
    : [...halfDayTexts.map((DAYS) => interpolate(copy.requested, { DAYS })), ...packageNames];
  return (
    <>
      {spamRule && <span className={chipClasses}>{spamReasonOf(copy, spamRule)}</span>}
      {hasAskedOrCancelled(enquiry) && <AnswerChip enquiry={enquiry} isInList={isInList} />}
      {hasTabChip && <span className={chipClasses}>{tabOrReasonOf(enquiry)}</span>}
      {requestedTexts.map((each) => (
        <span key={each} title={isInList ? each : undefined} className={chipClasses}>
          <span className={isInList ? 'truncate' : ''}>{each}</span>
        </span>
      ))}
      {shownSource === 'phone' && <span className={chipClasses}>{copy.byPhone}</span>}
      {shownSource === 'counter' && <span className={chipClasses}>{copy.atCounter}</span>}
    </>
  );
}

/** Says why an enquiry is under Spam. */
function spamReasonOf(copy: DeskWords['list'], rule: SpamRule): string {
  const reasons = {
    robot: copy.spamByRobot,
    links: copy.spamByLinks,
    money: copy.spamByMoney,
    abuse: copy.spamByAbuse,
  };
  return reasons[rule];
}

/** Says that a message has emergency words. */
export function UrgentChip() {
  const { list: copy } = useCopy();
  return (
    <strong
      className={`${chipShape} rounded-full border-2 border-emergency-ink bg-surface text-ink`}
    >
      <Icon name="alert" size={14} className="text-emergency-ink" />
      {copy.urgent}
    </strong>
  );
}

/** `UrgentChip` for a row of the list, which has room only for the icon; screen readers get the words. */
export function UrgentSign() {
  const { list: copy } = useCopy();
  return (
    <strong className="shrink-0 self-center">
      <Icon name="alert" size={16} className="text-emergency-ink" />
      <span className="sr-only">{copy.urgent}</span>
    </strong>
  );
}

/** Says that the patient has asked for another time, or has cancelled. */
function AnswerChip({ enquiry, isInList }: Required<Pick<ChipsProps, 'enquiry' | 'isInList'>>) {
  const stateOf = useVisitState();
  const text = stateOf(enquiry);
  return (
    <strong
      className={`${chipShape} rounded-card border border-rule bg-warm py-0.5 text-ink leading-snug`}
      title={isInList ? text : undefined}
    >
      <span className={isInList ? 'line-clamp-2' : ''}>{text}</span>
    </strong>
  );
}

/** Says that the doctor has left a note since the enquiry was handed over. */
export function DoctorWroteChip() {
  const { list: copy } = useCopy();
  return (
    <strong className={`${chipShape} rounded-full border-2 border-ink bg-surface text-ink`}>
      {copy.doctorWrote}
    </strong>
  );
}

/** Says where an enquiry is: its tab, or why it is pending. */
function useTabOrReason(): (placement: Placement) => string {
  const { list } = useCopy();
  const timeOf = useTimeWithToday();
  const callText = (callAt: string) => interpolate(list.callBack, { TIME: timeOf(callAt) });
  const reasons = { 'no-answer': list.noAnswer, doctor: list.doctor };
  return ({ movedTo, pending }) => {
    if (!pending) return list[movedTo];
    if (pending.reason === 'call-back') {
      return pending.callAt === null ? list.callBackSoon : callText(pending.callAt);
    }
    const callAt = upcomingCall(pending);
    return [reasons[pending.reason], callAt && callText(callAt)].filter(Boolean).join('; ');
  };
}

/** Says where an enquiry is, as `useTabOrReason` does, but names an unsent offer first. */
export function usePlacementText(): (placement: Placement) => string {
  const { list } = useCopy();
  const tabOrReasonOf = useTabOrReason();
  return (placement) => {
    const { isUnsent } = placement.visit;
    const isOnlyUnsent = isUnsent && placement.movedTo === 'new';
    return [isUnsent && list.unsent, !isOnlyUnsent && tabOrReasonOf(placement)]
      .filter(Boolean)
      .join('; ');
  };
}
