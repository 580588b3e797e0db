import { expect, it } from 'vitest';
import { changedByReception, type SiteGroup } from './groups.ts';

it('reception may change the opening hours and nothing else', () => {
  const link = { title: '', drafts: 0, overtaken: 0 };
  const hours = { ...link, name: 'clinic.yaml', part: 'hours' as const };
  const reach = { ...link, name: 'clinic.yaml', part: 'reach' as const };
  const contact = { ...link, name: 'pages/contact.yaml' };
  const groups: SiteGroup[] = [
    { label: 'groupHours', links: [hours, reach, contact] },
    { label: 'groupPages', links: [contact] },
  ];
  expect(changedByReception(groups)).toEqual([{ label: 'groupHours', links: [hours] }]);
});
