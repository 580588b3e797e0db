import { expect, it } from 'vitest';
import { addArrivals, firstArrivals } from './arrivals.ts';

const cursor = '2026-03-10T09:00:00.000Z';

function enquiry(id: string, minute: number, tab = 'new') {
  return { id, tab, receivedAt: `2026-03-10T09:${String(minute).padStart(2, '0')}:00.000Z` };
}

function changesOf(...enquiries: ReturnType<typeof enquiry>[]) {
  return { enquiries, deleted: [], newCount: 0, cursor, reload: false } as never;
}

it('the desk counts only enquiries that arrived since it was opened, and no spam', () => {
  const old = { ...enquiry('old', 0), receivedAt: '2026-03-01T09:00:00.000Z' };
  const opened = firstArrivals({
    enquiries: [enquiry('just before', 1), old],
    cursor,
    newCount: 2,
    next: null,
  } as never);
  expect(opened.ids).toEqual(['just before']);
  const { ids } = opened;
  const first = addArrivals(
    opened,
    changesOf(enquiry('b', 3), enquiry('a', 2), enquiry('just before', 1), old),
  );
  expect(first.ids).toEqual([...ids, 'a', 'b']);
  const again = addArrivals(first, changesOf(enquiry('robot', 4, 'spam'), enquiry('b', 3)));
  expect(again).toEqual(first);
  const released = addArrivals(again, changesOf(enquiry('robot', 4)));
  expect(released.ids).toEqual([...first.ids, 'robot']);
});
