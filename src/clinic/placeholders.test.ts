import { describe, expect, it } from 'vitest';
import { clinicFacts } from './clinic-folder.ts';
import { interpolate } from './interpolate.ts';
import { ContentMistake } from './mistakes.ts';
import { fillPlaceholders } from './placeholders.ts';

describe('the clinic’s facts in words', () => {
  it('stand wherever a placeholder stood, however deep', () => {
    const copy = { title: '{doctor} in {city}', items: [{ text: 'Call {ambulance}' }] };
    expect(fillPlaceholders(copy, 'page.yaml')).toEqual({
      title: `${clinicFacts.doctor.name} in ${clinicFacts.city}`,
      items: [{ text: `Call ${clinicFacts.contact.ambulance}` }],
    });
  });

  it('leave numbers, days and nothing as they are', () => {
    const day = new Date();
    expect(fillPlaceholders({ day, count: 3, none: null }, 'page.yaml')).toEqual({
      day,
      count: 3,
      none: null,
    });
  });

  it('show a phone number as people read it', () => {
    expect(fillPlaceholders('{phone}', 'page.yaml')).toBe('+91 98765 43210');
  });

  it('stop at an unknown name with file and field', () => {
    const copy = { sections: [{ text: 'fine' }, { text: 'Ask {nurse}' }] };
    expect(() => fillPlaceholders(copy, 'page.yaml')).toThrow(ContentMistake);
    expect(() => fillPlaceholders(copy, 'page.yaml')).toThrow(
      /^page\.yaml: sections\.1\.text: unknown placeholder \{nurse\}; use one of doctor, /,
    );
  });
});

describe('names in capitals', () => {
  it('are left for the page', () => {
    expect(fillPlaceholders('From {TOWN}', 'town.yaml')).toBe('From {TOWN}');
  });

  it('are filled by the page, each time they stand there', () => {
    expect(interpolate('{TOWN}, {TOWN}: {YEARS}', { TOWN: 'Umred', YEARS: 15 })).toBe(
      'Umred, Umred: 15',
    );
  });

  it('stay where the page has no value for them', () => {
    expect(interpolate('{TOWN}', {})).toBe('{TOWN}');
  });
});
