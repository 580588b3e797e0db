import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { Device } from '../../alerts/devices.ts';
import { defaultTimings } from '../outbox/deliveries.ts';
import { Refusals } from './refusals.ts';

afterEach(() => {
  vi.useRealTimers();
});

const device: Device = {
  ...{ id: 'a', endpoint: 'https://push.example', p256dh: '', auth: '' },
  ...{ staffId: 'b', role: 'doctor', language: null },
};

it.each([
  ['a device was reached', 'an hour', [device], 3_600_000],
  ['nobody was reached', 'a minute', [], 60_000],
])(
  'if %s, the clinic is alerted to further refusals %s later',
  async (_what, _later, reached, pause) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const notify = vi.fn(async () => reached);
    const log = pino({ enabled: false });
    const refusals = new Refusals({ alerts: { notify }, mail: null, log, timings: defaultTimings });
    const recordAfter = async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      refusals.record('network');
      // The alert is not waited for.
      await new Promise(setImmediate);
    };
    await recordAfter(0);
    await recordAfter(pause - 1);
    expect(notify).toHaveBeenCalledTimes(1);
    await recordAfter(1);
    expect(notify).toHaveBeenCalledTimes(2);
  },
);
