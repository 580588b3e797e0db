import { useState } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { hoursOn } from '../../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useSignedIn } from '../../api/session.ts';
import { useVisitTimes } from '../../api/visits.ts';
import { DialogButtons } from '../../dialogs/DialogButtons.tsx';
import { Popup } from '../../dialogs/Popup.tsx';
import { Field } from '../../parts/Field.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useSetup } from '../../parts/setup.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { localTime, useLocalTimes } from '../../time/times.ts';
import { callBackTimes } from './call-back-times.ts';

interface CallBackProps {
  enquiry: Pick<OpenedEnquiry, 'name' | 'urgent'>;
  /** Called with the time by the clinic's clock, such as `2026-12-03T09:30`. */
  onChoose: (callAt: string) => void;
  onClose: () => void;
}

/** Asks when to call a patient back. */
export function CallBack({ enquiry: { name, urgent }, onChoose, onClose }: CallBackProps) {
  const { copy: all, openingHours } = useSetup();
  const { enquiry: copy, publishing } = all;
  const { timeZone } = useSignedIn();
  const timeOf = useLocalTimes();
  const { specialDays = [] } = useVisitTimes(true).data ?? {};
  const times = callBackTimes({
    after: (minutes) => clinicTime(new Date(Date.now() + minutes * 60_000), timeZone).slice(0, 16),
    isUrgent: urgent,
    hoursOn: (day) => hoursOn(day, openingHours, specialDays),
  });
  const soonText = { now: copy.callNow, inQuarter: copy.inQuarter, inAnHour: copy.inAnHour };
  const [other, setOther] = useState('');
  const [isOver, setOver] = useState(false);
  return (
    <Popup heading={interpolate(copy.callBackHeading, { NAME: name })} onClose={onClose}>
      <div className="mt-4 grid gap-2">
        {times.map(({ soon, at }) => (
          <button
            key={soon ?? at}
            type="button"
            className={buttonClasses('outline', 'h-auto py-1')}
            onClick={() => onChoose(at)}
          >
            {soon ? interpolate(soonText[soon], { TIME: timeOf(at) }) : timeOf(at)}
          </button>
        ))}
      </div>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (other > localTime(timeZone)) onChoose(other);
          else setOver(true);
        }}
      >
        <Field
          label={copy.callBackTime}
          type="datetime-local"
          isRequired
          problem={isOver ? publishing.timePast : undefined}
          value={other}
          onChange={(time) => {
            setOver(false);
            setOther(time);
          }}
        />
        <DialogButtons onCancel={onClose}>
          <SubmitButton isDisabled={other === ''}>{copy.save}</SubmitButton>
        </DialogButtons>
      </form>
    </Popup>
  );
}
