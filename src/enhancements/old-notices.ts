/**
 * Hides notices that are over. The server sends none; a page may have been kept on the phone long
 * before it is read.
 */
export function hideOldNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const until = Number(notice.dataset['notice']?.split(' ')[1]);
    if (Date.now() >= until) notice.hidden = true;
  }
}
