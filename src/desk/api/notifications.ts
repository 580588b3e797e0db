import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';

/** Whether this browser tells of new enquiries; `blocked` by its settings, `missing` where it cannot. */
export type NotificationState = 'on' | 'off' | 'blocked' | 'missing';

const key = 'desk:notifications';

/** Whether this browser tells of new enquiries. */
export function notificationState(): NotificationState {
  if (!('Notification' in window) || !isSecureContext) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && localStorage.getItem(key) === 'on';
  return isOn ? 'on' : 'off';
}

/**
 * Lets this browser tell of new enquiries. It asks whether it may, so someone must have pressed for it.
 * @param first what the first notification says, which shows that it works
 */
export async function turnNotificationsOn(first: string): Promise<NotificationState> {
  if ((await Notification.requestPermission()) !== 'granted') return notificationState();
  try {
    new Notification(first, { tag: key });
  } catch {
    // Chrome on Android has them for service workers only.
    return 'missing';
  }
  localStorage.setItem(key, 'on');
  return 'on';
}

/** Lets this browser be quiet. */
export function turnNotificationsOff(): NotificationState {
  localStorage.removeItem(key);
  return notificationState();
}

/**
 * Tells of what has come while nobody sees this tab, without a word of what it is. Several tabs
 * tell it once, since the same tag is the same notification.
 * @param ids the enquiries that have come since the desk was opened, the newest last
 */
export function useNotifications(ids: string[]): void {
  const { told: copy } = useCopy();
  const navigate = useNavigate();
  const seen = useRef(0);
  const shown = useRef<Notification | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      seen.current = ids.length;
      shown.current?.close();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ids]);
  useEffect(() => {
    const count = ids.length - seen.current;
    if (count <= 0 || notificationState() !== 'on') return;
    const text = count === 1 ? copy.one : interpolate(copy.many, { COUNT: count });
    shown.current?.close();
    const notification = new Notification(text, { tag: `desk:${ids.at(-1)}` });
    notification.onclick = () => {
      window.focus();
      void navigate({ to: '/', search: {} });
      notification.close();
    };
    shown.current = notification;
  }, [ids, copy, navigate]);
}
