import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { StaffCommand } from './staff-command.ts';

/** Enquiries that are deleted, by staff or because they are old. */
export function deletionTests(command: StaffCommand): void {
  const { staffApart, onlyId } = command;

  it('delete a person’s enquiry permanently even while another program reads the database, and the access log has it at once', async () => {
    await post(command.site.url, anEnquiry({ name: 'Someone Who Asked To Be Forgotten' }));
    const id = await onlyId();
    const file = command.environment.DATABASE_URL?.slice('file:'.length) ?? '';
    const backup = new DatabaseSync(file);
    backup.exec('begin; select * from enquiries');
    const forgetting = staffApart('forget', id, '--yes');
    const log = command.site.services.database
      .selectFrom('access_log')
      .select(['person', 'action']);
    const noted = log.where('enquiry_id', '=', id).where('action', '=', 'deleted');
    await expect
      .poll(() => noted.execute())
      .toEqual([{ person: 'command line', action: 'deleted' }]);
    backup.close();
    expect((await forgetting).code).toBe(0);
    for (const part of [file, `${file}-wal`]) {
      expect(readFileSync(part).includes('To Be Forgotten')).toBe(false);
    }
  });

  it('no longer see enquiries past their retention, unless they are still being delivered', async () => {
    await post(command.site.url, anEnquiry({ name: 'old and delivered' }));
    await post(command.site.url, anEnquiry({ name: 'old and spam', 'leave-empty': 'x' }));
    command.service.behaviour = 'error';
    await post(command.site.url, anEnquiry({ name: 'old and waiting' }));
    await post(command.site.url, anEnquiry({ name: 'old, for mail that is no longer sent' }));
    const { database } = command.site.services;
    const longAgo = new Date(Date.now() - 400 * 86_400_000).toISOString();
    await database.updateTable('enquiries').set({ created_at: longAgo }).execute();
    await database
      .updateTable('deliveries')
      .set({ channel: 'mail' })
      .where('enquiry_id', 'in', (query) =>
        query.selectFrom('enquiries').select('id').where('content', 'like', '%no longer sent%'),
      )
      .execute();
    command.service.behaviour = 'success';
    await post(command.site.url, anEnquiry({ name: 'new' }));
    await post(command.site.url, anEnquiry({ name: 'new and spam', 'leave-empty': 'x' }));
    await command.site.close();
    command.site = await startInProcess(command.environment, { pollInterval: 60_000 });
    const names = async () =>
      (await command.site.services.enquiries.stored.list()).map(({ name }) => name);
    await expect
      .poll(async () => (await names()).sort())
      .toEqual(['new', 'new and spam', 'old and waiting']);
  });
}
