import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../support/databases/databases.ts';
import { useSiteAndService } from '../support/site/site-and-service.ts';
import { anEnquiry, flashToken, postForm } from '../support/site/visitor.ts';

describe.each(databaseKinds)('a page without JavaScript, on %s', (kind) => {
  const used = useSiteAndService(kind);

  const outcomeAfter = async (response: Response, place = 'form-status') => {
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/contact#${place}`);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^enquiry=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    return () => used.site.services.enquiries.flashMessageFor(flashToken(response));
  };

  it('leads to the outcome, which a reload shows again', async () => {
    const { id: _, ...fields } = anEnquiry({ message: 'one\r\ntwo' });
    const outcome = await outcomeAfter(await postForm(used.site.url, fields));
    expect(used.service.emails[0]?.message).toBe('one\ntwo');
    const first = await outcome();
    expect(first).toMatchObject({ status: 'success', values: { name: '' } });
    expect(first?.receipt?.request).toMatch(/^\/request\//);
    expect(await outcome()).toEqual(first);
  });

  it('gives the link once more if the same browser sends the same words again', async () => {
    const { id: _, ...fields } = anEnquiry();
    const first = await postForm(used.site.url, fields);
    const linkAfter = async (response: Response) => {
      const shown = await used.site.services.enquiries.flashMessageFor(flashToken(response));
      return shown?.receipt?.request;
    };
    const cookie = `enquiry=${flashToken(first)}`;
    const again = await postForm(used.site.url, fields, { cookie });
    expect(await linkAfter(again)).toBe(await linkAfter(first));
    expect(await linkAfter(await postForm(used.site.url, fields)), 'elsewhere').toBeUndefined();
  });

  it('keeps every field after an error', async () => {
    const typed = anEnquiry({ email: 'asha', message: '<b>"दिल"</b>\n🫀' });
    const outcome = await outcomeAfter(await postForm(used.site.url, typed), 'form-problems');
    const expected = {
      status: 'error',
      problem: 'invalid',
      fields: { email: 'invalid' },
      values: typed,
    };
    expect(await outcome()).toEqual(expected);
    expect(await outcome()).toEqual(expected);
  });

  it('keeps the id after an error, so that a second try is the same enquiry', async () => {
    const { id: _, ...fields } = anEnquiry();
    used.service.behaviour = 'false';
    const outcome = await outcomeAfter(await postForm(used.site.url, fields));
    const shown = await outcome();
    expect(shown).toMatchObject({ status: 'error', problem: 'failed', values: fields });
    used.service.behaviour = 'success';
    await postForm(used.site.url, { ...shown?.values, phone: '3' });
    expect(used.service.emails.map(({ phone }) => phone)).toEqual(['3']);
  });

  it('shows nothing for a cookie that the server has not set', async () => {
    for (const token of [undefined, '', 'x', 'x'.repeat(32), '\0']) {
      expect(await used.site.services.enquiries.flashMessageFor(token)).toBeNull();
    }
  });
});
