import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { EnquiriesResponse } from '../../../shared/desk/enquiries/list.ts';
import { excerptOf } from '../../../shared/desk/enquiries/list-rules.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { showEnquiry } from './enquiries.ts';

const enquiry = {
  id: 'one',
  version: 2,
  others: [],
  notes: [],
  openedBy: [],
  message: `  ${'माझ्या आईच्या छातीत दुखते.\n'.repeat(10)}`,
} as unknown as OpenedEnquiry;

test('a row of the list keeps its text when its enquiry is changed in this browser', () => {
  const client = new QueryClient();
  const key = ['enquiries', { tab: 'new' }];
  const row = { ...enquiry, version: 1, beginning: excerptOf(enquiry.message) };
  const page = { enquiries: [row] } as unknown as EnquiriesResponse;
  client.setQueryData(key, { pages: [page], pageParams: [''] });
  showEnquiry(client, enquiry);
  const list = client.getQueryData<InfiniteData<EnquiriesResponse>>(key);
  const [listedEnquiry] = list?.pages[0]?.enquiries ?? [];
  expect(listedEnquiry).toMatchObject({ version: 2, beginning: row.beginning });
});
