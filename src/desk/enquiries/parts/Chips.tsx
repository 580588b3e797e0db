import type { ListedEnquiry } from '../../../../shared/desk/enquiries/list.ts';
import { hasPatientAnswered } from '../../../../shared/desk/enquiries/order.ts';
import type { SpamRule } from '../../../../shared/desk/enquiries/summary.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useHalfDayList } from '../../time/half-days.ts';
import { useVisitState } from '../../visits/visit-events.ts';
import type { DeskWords } from '../../words/en.ts';
import { usePlaceText } from './place-text.ts';

type Marked = Pick<
  ListedEnquiry,
  | 'urgent'
  | 'spamRule'
  | 'halfDays'
  | 'booked'
  | 'wroteBefore'
  | 'source'
  | 'movedTo'
  | 'pending'
  | 'visit'
>;

const shape = 'inline-flex items-center gap-1 px-2 text-fine font-semibold';
const chip = `${shape} rounded-full bg-panel text-ink`;

/**
 * What to know about an enquiry at a glance. The half days of a patient who asks on the private page are left to the
 * sentence that says so.
 * @param isTabShown whether the enquiry's tab is named
 */
export function Chips({ enquiry, isTabShown }: { enquiry: Marked; isTabShown: boolean }) {
  const { list: copy } = useCopy();
  const halfDaysOf = useHalfDayList();
  const placeText = usePlaceText();
  const { urgent, spamRule, halfDays, booked, wroteBefore, source, pending, visit } = enquiry;
  const wishedDays = visit.state === 'asked' ? '' : halfDaysOf(halfDays);
  const asked = [wishedDays, ...booked.map(({ title }) => title)].filter((each) => each !== '');
  return (
    <>
      {urgent && <UrgentChip />}
      {spamRule && <span className={chip}>{spamReasonOf(copy, spamRule)}</span>}
      {hasPatientAnswered(enquiry) && <AnswerChip enquiry={enquiry} />}
      {(isTabShown || pending || visit.isUnsent) && (
        <span className={chip}>{placeText(enquiry)}</span>
      )}
      {asked.map((each) => (
        <span key={each} className={chip}>
          {each}
        </span>
      ))}
      {wroteBefore && <span className={chip}>{copy.wroteBefore}</span>}
      {source === 'phone' && <span className={chip}>{copy.byPhone}</span>}
      {source === 'counter' && <span className={chip}>{copy.atCounter}</span>}
    </>
  );
}

/** Says why something is under Spam. */
function spamReasonOf(copy: DeskWords['list'], rule: SpamRule): string {
  const reasons = {
    robot: copy.spamByRobot,
    links: copy.spamByLinks,
    money: copy.spamByMoney,
    abuse: copy.spamByAbuse,
  };
  return reasons[rule];
}

/** Says that a message has words of an emergency. */
export function UrgentChip() {
  const { list: copy } = useCopy();
  return (
    <strong className={`${shape} rounded-full border-2 border-emergency-ink bg-surface text-ink`}>
      <Icon name="alert" size={14} className="text-emergency-ink" />
      {copy.urgent}
    </strong>
  );
}

/** Says what the patient has answered on the private page. */
function AnswerChip({ enquiry }: { enquiry: Pick<ListedEnquiry, 'visit' | 'halfDays'> }) {
  const stateOf = useVisitState();
  return (
    <strong className={`${shape} rounded-card border-2 border-accent bg-warm py-px text-ink`}>
      {stateOf(enquiry)}
    </strong>
  );
}

/** Says that the doctor has written since an enquiry was handed on. */
export function DoctorWroteChip() {
  const { list: copy } = useCopy();
  return (
    <strong className={`${shape} rounded-full border-2 border-ink bg-surface text-ink`}>
      {copy.doctorWrote}
    </strong>
  );
}
