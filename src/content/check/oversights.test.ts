import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../../shared/hours/week-hours.ts';
import { hoursWarning } from './oversights.ts';

const weekdays: OpeningHours = {
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  opens: '10:00',
  closes: '20:00',
};
const sunday: OpeningHours = { days: ['Su'], opens: '10:00', closes: '14:00' };

function warning(contactPage: OpeningHours[], localBusiness: OpeningHours[]) {
  const hours = { openingHours: [weekdays], structuredHours: { contactPage, localBusiness } };
  return hoursWarning(hours);
}

describe('the hours for search engines', () => {
  it('cause no warning if the same days are written differently', () => {
    const oneByOne = [...weekdays.days].reverse().map((day) => ({ ...weekdays, days: [day] }));
    expect(warning(oneByOne, [weekdays])).toEqual([]);
  });

  it('cause a warning that names the one field that differs', () => {
    const [found] = warning([weekdays], [weekdays, sunday]);
    expect(found?.field).toBe('structuredHours.localBusiness');
    expect(found?.message).toContain('Mo-Sa 10:00-20:00, Su 10:00-14:00');
    expect(found?.message).toContain('visitors Mo-Sa 10:00-20:00');
  });

  it('cause one warning if both fields differ', () => {
    const earlier = { ...weekdays, opens: '09:00' };
    expect(warning([earlier], [sunday]).map(({ field }) => field)).toEqual(['structuredHours']);
  });
});
