import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useSignedIn } from '../../api/session.ts';
import { DialogButtons } from '../../dialogs/DialogButtons.tsx';
import { Popup } from '../../dialogs/Popup.tsx';
import { Field } from '../../parts/Field.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useCopy } from '../../parts/setup.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { localTime, useLocalTimeOfDay } from '../../time/times.ts';

interface CallBackProps {
  /** The patient's. */
  name: string;
  /** Called with the time by the clinic's clock, such as `2026-12-03T09:30`. */
  onChoose: (callAt: string) => void;
  onClose: () => void;
}

/** Asks when a patient is called back. */
export function CallBack({ name, onChoose, onClose }: CallBackProps) {
  const { enquiry: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const timeOf = useLocalTimeOfDay();
  const times = usualTimes(timeZone);
  const [other, setOther] = useState('');
  return (
    <Popup heading={interpolate(copy.callBackHeading, { NAME: name })} onClose={onClose}>
      <div className="mt-4 grid gap-2">
        {(['inAnHour', 'thisEvening', 'tomorrow'] as const).map((key) => {
          const time = times[key];
          return (
            time && (
              <button
                key={key}
                type="button"
                className={buttonClasses('outline')}
                onClick={() => onChoose(time)}
              >
                {interpolate(copy[key], { TIME: timeOf(time) })}
              </button>
            )
          );
        })}
      </div>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(other);
        }}
      >
        <Field
          label={copy.callBackTime}
          type="datetime-local"
          isRequired
          value={other}
          onChange={setOther}
        />
        <DialogButtons onCancel={onClose}>
          <SubmitButton isDisabled={other === ''}>{copy.save}</SubmitButton>
        </DialogButtons>
      </form>
    </Popup>
  );
}

/** By the clinic's clock: in an hour, to the quarter; this evening while it is to come; tomorrow morning. */
function usualTimes(timeZone: string) {
  const quarter = 900_000;
  const inAnHour = Math.ceil((Date.now() + 4 * quarter) / quarter) * quarter;
  const evening = `${localTime(timeZone).slice(0, 10)}T18:00`;
  return {
    inAnHour: clinicTime(new Date(inAnHour), timeZone),
    thisEvening: evening > localTime(timeZone) ? evening : null,
    tomorrow: `${localTime(timeZone, 1).slice(0, 10)}T10:00`,
  };
}
