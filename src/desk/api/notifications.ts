import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';

/** Whether this browser notifies of new enquiries; `blocked` by its settings, `missing` if it cannot. */
export type NotificationState = 'on' | 'off' | 'blocked' | 'missing';

const key = 'desk:notifications';

/** Returns whether this browser notifies of new enquiries. */
export function notificationState(): NotificationState {
  if (!('Notification' in window) || !isSecureContext) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && localStorage.getItem(key) === 'on';
  return isOn ? 'on' : 'off';
}

/**
 * Turns notifications on. The browser asks for permission, which it allows only after a press.
 * @param first text of the first notification, which shows that they work
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

/** Turns notifications off. */
export function turnNotificationsOff(): NotificationState {
  localStorage.removeItem(key);
  return notificationState();
}

/**
 * Notifies of enquiries that arrive while this tab is hidden, without saying anything about them. Several
 * tabs show one notification, because it has the same tag in each.
 * @param arrived how many have arrived since the desk was opened
 */
export function useNotifications(arrived: number): void {
  const { notifications: copy } = useCopy();
  const navigate = useNavigate();
  const seen = useRef(0);
  const shown = useRef<Notification | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      seen.current = arrived;
      shown.current?.close();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [arrived]);
  useEffect(() => {
    const count = arrived - seen.current;
    if (count <= 0 || notificationState() !== 'on') return;
    const text = count === 1 ? copy.one : interpolate(copy.many, { COUNT: count });
    shown.current?.close();
    const notification = new Notification(text, { tag: 'desk:arrived' });
    notification.onclick = () => {
      window.focus();
      void navigate({ to: '/', search: {} });
      notification.close();
    };
    shown.current = notification;
  }, [arrived, copy, navigate]);
}
