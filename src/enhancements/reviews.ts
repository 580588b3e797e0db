/** Adds the reviews widget's script to the head, once, when its place is near the viewport. */
export function loadReviewsWhenNear(): void {
  const placeholders = document.querySelectorAll<HTMLElement>('[data-reviews-script]');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.disconnect();
        addScript(target.dataset['reviewsScript'] ?? '');
        return;
      }
    },
    { rootMargin: '600px' },
  );
  for (const placeholder of placeholders) observer.observe(placeholder);
}

function addScript(address: string): void {
  if (document.head.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
