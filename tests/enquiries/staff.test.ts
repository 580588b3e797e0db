import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { deletionTests } from './staff/deletion.ts';
import { robotTests } from './staff/robots.ts';
import { useStaffCommand } from './staff/staff-command.ts';

describe('staff', () => {
  const command = useStaffCommand();
  const { staff, staffApart, onlyId } = command;

  it('list and show the enquiries', async () => {
    await post(command.site.url, anEnquiry({ name: 'आशा पाटिल', message: 'नमस्ते\u001b[2J' }));
    const listed = await staffApart('list');
    expect(listed.said).toContain('आशा पाटिल');
    expect(listed.said).toContain('1 in all: 1 delivered');
    const shown = await staff('show', (await onlyId()).slice(0, 8));
    expect(shown.code).toBe(0);
    expect(shown.said).toContain('Status:    delivered');
    expect(shown.said).toContain('नमस्ते');
    expect(shown.said).not.toContain('\u001b');
  });

  it('are told in one line what went wrong', async () => {
    expect(await staff('show', 'ffff')).toEqual({
      code: 1,
      said: 'No enquiry, or more than one, begins with ffff.\n',
    });
    expect((await staff('shwo')).said).toMatch(/^There is no command "shwo"\.\n\n/);
    const surplus = await staff('forget', 'aaaa', 'bbbb', '--yes');
    expect(surplus.said).toMatch(/^"forget" takes 1 argument, not 2\.\n\n.*forget ID \[--yes\]/s);
    expect(surplus.code).toBe(1);
    expect((await staff('list', 'heart')).said).toMatch(/^"list" takes no argument\.\n/);
    expect((await staff('list', '--yes')).said).toMatch(/^"list" does not take --yes\.\n/);
    command.environment.PORT = 'x';
    expect((await staff('list')).said).toBe('PORT must be a whole number from 0 to 65535.\n');
    delete command.environment.PORT;
    const file = join(temporaryFolder(), 'clinic.db');
    writeFileSync(file, 'not a database'.repeat(100));
    command.environment.DATABASE_URL = `file:${file}`;
    expect((await staff('list')).said).toBe('This did not work: SQLite: file is not a database.\n');
  });

  it('retry waiting deliveries immediately', async () => {
    command.service.behaviour = 'error';
    await post(command.site.url, anEnquiry());
    await post(command.site.url, anEnquiry());
    expect((await staff('retry')).said).toContain('0 of 2 waiting enquiries delivered');
    command.service.behaviour = 'success';
    expect(await staff('retry', await onlyId())).toMatchObject({ code: 0 });
    expect(await staff('retry')).toEqual({
      code: 0,
      said: '1 of 1 waiting enquiries delivered.\n',
    });
    expect(command.service.emails).toHaveLength(2);
    expect((await staff('retry', await onlyId())).said).toContain('delivered already');
    expect(command.service.emails).toHaveLength(2);
  });

  it('learn about which enquiries nobody was notified, and send them once a channel exists', {
    tags: ['stress'],
  }, async () => {
    const alone = await startInProcess({ DATABASE_URL: command.environment.DATABASE_URL ?? '' });
    const enquiry = anEnquiry();
    await post(alone.url, enquiry);
    await alone.close();
    const { said } = await staff('list');
    expect(said).toContain('1 in all: 1 kept');
    expect(said).toMatch(/1 kept: .*retry ID/);
    expect(await staff('retry', await onlyId())).toMatchObject({ code: 0 });
    expect(command.service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
  });

  it('see an enquiry as kept, not as waiting, if its channel is no longer configured', {
    tags: ['stress'],
  }, async () => {
    command.service.behaviour = 'error';
    await post(command.site.url, anEnquiry());
    const { FORM_URL: _, FORM_ACCESS_KEY: __, FORM_TO: ___, ...without } = command.environment;
    command.environment = without;
    expect((await staff('list')).said).toContain('1 in all: 1 kept');
    expect((await staff('show', await onlyId())).said).toMatch(
      /service +not sent .*not configured/,
    );
    const retried = await staff('retry', await onlyId());
    expect(retried.code).toBe(1);
    expect(retried.said).toMatch(/SMTP_URL.*FORM_URL/);
  });

  it('see what a visitor had written before she corrected it', async () => {
    command.service.behaviour = 'error';
    const first = anEnquiry({ phone: '111', message: 'Knee pain since this morning' });
    await post(command.site.url, first);
    await post(command.site.url, { ...first, phone: '222', message: 'Please call me' });
    expect((await staff('list')).said).toMatch(/222.* corrected {2}Please call me\n1 in all/);
    const { said } = await staff('show', await onlyId());
    expect(said).toMatch(/Phone: +222\n\nPlease call me\n/);
    expect(said).toMatch(/Earlier version.*\n.*\n.*\nPhone: +111\n\nKnee pain since this morning/);
  });

  it('get the same words again as a new enquiry after a day', async () => {
    const enquiry = anEnquiry();
    await post(command.site.url, enquiry);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await command.site.services.database
      .updateTable('enquiries')
      .set({ created_at: yesterday })
      .execute();
    await post(command.site.url, { ...enquiry, id: 'another-page' });
    expect(command.service.emails).toHaveLength(2);
  });

  robotTests(command);
  deletionTests(command);
});
