/**
 * Hides notices that are over. The server does not send such notices, but a page may have been kept on
 * the phone for a long time before it is read.
 */
export function hideOldNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const until = Number(notice.dataset['notice']?.split(' ')[1]);
    if (Date.now() >= until) notice.hidden = true;
  }
}
