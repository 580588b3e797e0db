import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { Device } from '../../alerts/devices.ts';
import { defaultTimings } from '../outbox/deliveries.ts';
import { Refusals } from './refusals.ts';

afterEach(() => {
  vi.useRealTimers();
});

const device: Device = {
  id: 'a',
  endpoint: 'https://push.example',
  p256dh: '',
  auth: '',
  staffId: 'b',
  role: 'doctor',
  language: null,
};

it.each([
  ['the alert reaches a device', 'an hour', [device], 3_600_000],
  ['the alert reaches nobody', 'a minute', [], 60_000],
])(
  'if %s, the next alert about refusals is sent %s later',
  async (_what, _later, devices, pause) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const notify = vi.fn(async () => devices);
    const log = pino({ enabled: false });
    const refusals = new Refusals({ alerts: { notify }, mail: null, log, timings: defaultTimings });
    const recordAfter = async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      refusals.record('network');
      // `record` does not wait for the alert.
      await new Promise(setImmediate);
    };
    await recordAfter(0);
    await recordAfter(pause - 1);
    expect(notify).toHaveBeenCalledTimes(1);
    await recordAfter(1);
    expect(notify).toHaveBeenCalledTimes(2);
  },
);
