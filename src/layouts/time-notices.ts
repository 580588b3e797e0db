/**
 * Shows each notice in its time only: a page may have been built or cached long before it is read. Runs
 * before the first paint, so that the layout does not shift.
 */
export const timeNotices = `
for (const notice of document.querySelectorAll('[data-notice]')) {
  const [from, until] = notice.dataset.notice.split(' ');
  notice.hidden = Date.now() < from || Date.now() >= until;
}`;
