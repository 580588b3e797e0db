import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkOf } from '../../plugins/origin.ts';
import { HourlyBudget } from './budget.ts';

describe('the hourly budget', () => {
  afterEach(() => void vi.useRealTimers());

  function fill(budget: HourlyBudget, networks: string[]): number {
    let storedCount = 0;
    for (const network of networks) {
      if (!budget.admits(network)) continue;
      budget.count(network);
      storedCount += 1;
    }
    return storedCount;
  }

  it('once used up, still admits networks that have sent nothing, and in the next hour everybody', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(2_000_000);
    const budget = new HourlyBudget({ perHour: 30, perNetwork: 3 });
    const networks = Array.from({ length: 40 }, (_, number) => `network ${number}`);
    expect(fill(budget, networks)).toBe(40);
    expect(fill(budget, networks)).toBe(0);
    expect(fill(budget, ['patient', 'patient'])).toBe(1);
    vi.advanceTimersByTime(3_599_999);
    expect(fill(budget, networks)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(fill(budget, networks)).toBe(40);
  });

  it.each([
    ['IPv6', (number: number) => `2001:db8:${number}::1`],
    ['IPv4', (number: number) => `198.51.${number}.1`],
  ])(
    'networks of one %s range share the limit, even those that have sent nothing',
    (_, address) => {
      const budget = new HourlyBudget({ perHour: 30, perNetwork: 3 });
      const range = Array.from({ length: 200 }, (_, index) => networkOf(address(index)));
      expect(fill(budget, range)).toBe(30);
      expect(fill(budget, [networkOf('2001:db9::1'), networkOf('203.0.113.7')])).toBe(2);
    },
  );
});

it('all addresses of a home connection count as one network', () => {
  expect(networkOf('2001:db8:1:aa01::1')).toBe(networkOf('2001:db8:1:aaff:9::2'));
  expect(networkOf('2001:db8:1:ab01::1')).not.toBe(networkOf('2001:db8:1:aa01::1'));
  expect(networkOf('::ffff:203.0.113.5')).toBe(networkOf('203.0.113.77'));
  expect(networkOf('203.0.114.5')).not.toBe(networkOf('203.0.113.5'));
  expect(networkOf(undefined)).toBe('unknown');
});
