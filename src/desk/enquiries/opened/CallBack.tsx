import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useSignedIn } from '../../api/session.ts';
import { DialogButtons } from '../../dialogs/DialogButtons.tsx';
import { Popup } from '../../dialogs/Popup.tsx';
import { Field } from '../../parts/Field.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useSetup } from '../../parts/setup.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { localTime, useLocalTimeOfDay, useLocalTimes } from '../../time/times.ts';
import { callBackTimes } from './call-back-times.ts';

interface CallBackProps {
  /** The patient's. */
  name: string;
  /** Called with the time by the clinic's clock, such as `2026-12-03T09:30`. */
  onChoose: (callAt: string) => void;
  onClose: () => void;
}

/** Asks when to call a patient back. */
export function CallBack({ name, onChoose, onClose }: CallBackProps) {
  const { copy: all, openingHours } = useSetup();
  const { enquiry: copy, publishing } = all;
  const { timeZone } = useSignedIn();
  const timeOfDay = useLocalTimeOfDay();
  const timeOf = useLocalTimes();
  const times = callBackTimes(localTime(timeZone), inAnHour(timeZone), openingHours);
  const isTomorrow = times.nextDay?.startsWith(localTime(timeZone, 1).slice(0, 10));
  const [other, setOther] = useState('');
  const [isOver, setOver] = useState(false);
  return (
    <Popup heading={interpolate(copy.callBackHeading, { NAME: name })} onClose={onClose}>
      <div className="mt-4 grid gap-2">
        {(['inAnHour', 'thisEvening', 'nextDay'] as const).map((key) => {
          const time = times[key];
          if (time === undefined) return null;
          const sentence = key === 'nextDay' ? (isTomorrow ? copy.tomorrow : '') : copy[key];
          return (
            <button
              key={key}
              type="button"
              className={buttonClasses('outline')}
              onClick={() => onChoose(time)}
            >
              {sentence ? interpolate(sentence, { TIME: timeOfDay(time) }) : timeOf(time)}
            </button>
          );
        })}
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

/** An hour from now, rounded up to the quarter hour, by the clinic's clock. */
function inAnHour(timeZone: string): string {
  const quarter = 900_000;
  const time = Math.ceil((Date.now() + 4 * quarter) / quarter) * quarter;
  return clinicTime(new Date(time), timeZone);
}
