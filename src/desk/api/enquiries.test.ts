import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { EnquiriesAnswer } from '../../../shared/desk/enquiries/list.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import { showEnquiry } from './enquiries.ts';

const opened: OpenedEnquiry = {
  id: 'one',
  version: 2,
  changedAt: null,
  receivedAt: '2026-11-22T09:00:00.000Z',
  language: 'mr',
  tab: 'new',
  movedTo: 'new',
  delivery: 'delivered',
  answered: null,
  visit: { state: 'received', at: null, offer: null, isUnsent: false },
  request: { link: '', history: [], isEntered: false, insteadOf: null, isClosed: false },
  pending: null,
  urgent: false,
  priority: 2,
  spamRule: null,
  source: 'form',
  halfDays: [],
  booked: [],
  others: [],
  history: [],
  phoneCorrections: [],
  openedBy: [],
  ...eachField((name) => `a ${name}`),
  message: `  ${'माझ्या आईच्या छातीत दुखते.\n'.repeat(10)}`,
  earlier: [],
  phones: [],
  deliveries: [],
  notes: [],
};

test('a row of the list keeps its text when its enquiry is changed in this browser', () => {
  const client = new QueryClient();
  const key = ['enquiries', { tab: 'new' }];
  const row = {
    ...opened,
    version: 1,
    beginning: beginningOf(opened.message),
    notes: 0,
    wroteBefore: false,
  };
  const page: EnquiriesAnswer = {
    enquiries: [row],
    next: null,
    counts: { new: 1, pending: 0, answered: 0, archived: 0, spam: 0 },
    urgentNew: 0,
    patientAnswers: 0,
    urgentPending: 0,
    urgentSpam: 0,
    waitingForDoctor: 0,
    answeredByDoctor: 0,
    unsentOffers: 0,
    deletedByPatients: [],
    revision: '',
    newest: null,
  };
  client.setQueryData(key, { pages: [page], pageParams: [''] });
  showEnquiry(client, opened);
  const list = client.getQueryData<InfiniteData<EnquiriesAnswer>>(key);
  const [shown] = list?.pages[0]?.enquiries ?? [];
  expect(shown).toMatchObject({ version: 2, beginning: row.beginning });
});
