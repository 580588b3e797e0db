import { expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { StaffCommand } from './staff-command.ts';

/** What staff see of messages that a robot may have sent. */
export function robotTests(command: StaffCommand): void {
  const { staff, onlyId, statuses } = command;

  it('decide about a suspected robot, which the list marks, counts and explains', async () => {
    const enquiry = anEnquiry({ 'leave-empty': 'http://spam.example' });
    expect((await post(command.site.url, enquiry)).body).toMatchObject({ success: true });
    expect(command.service.calls).toEqual([]);
    const { said } = await staff('list');
    expect(said).toContain(' spam ');
    expect(said).toContain('1 in all: 1 spam');
    expect(said).toMatch(/1 spam: .*sent to nobody.*retry ID/);
    await staff('retry');
    expect(command.service.calls).toEqual([]);
    expect((await staff('retry', await onlyId())).code).toBe(0);
    expect(command.service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
    expect(await statuses()).toEqual(['delivered']);
  });

  it('never see a fast typist, or a browser that fills in a field named “website”, treated as a robot', async () => {
    await post(command.site.url, { ...anEnquiry(), elapsed: 450 });
    await post(command.site.url, { ...anEnquiry(), website: 'https://asha.example' });
    await post(command.site.url, anEnquiry({ 'leave-empty': ' ' }));
    expect(await statuses()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('need not decide if a person then sends the same words', async () => {
    const enquiry = anEnquiry();
    await post(command.site.url, { ...enquiry, 'leave-empty': 'Asha' });
    expect(await statuses()).toEqual(['spam']);
    await post(command.site.url, enquiry);
    expect(await statuses()).toEqual(['delivered']);
    expect(command.service.emails).toHaveLength(1);
  });
}
