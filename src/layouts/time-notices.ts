/**
 * Shows each notice from its time until it is over. It runs before the first paint, so that nothing
 * moves; a page may have been built, or kept in a cache, long before it is read.
 */
export const timeNotices = `
for (const notice of document.querySelectorAll('[data-notice]')) {
  const [from, until] = notice.dataset.notice.split(' ');
  notice.hidden = Date.now() < from || Date.now() >= until;
}`;
