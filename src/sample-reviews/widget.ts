/// <reference lib="dom" />
// The sample clinic's stand-in for a reviews widget: cards that say that they are a sample.

for (const place of document.querySelectorAll<HTMLElement>('[data-sample-reviews]')) {
  const texts: string[] = JSON.parse(place.dataset['sampleReviews'] ?? '[]');
  const list = document.createElement('ul');
  list.className = 'grid gap-3 sm:grid-cols-2 sm:gap-5';
  list.append(...texts.map(card));
  place.replaceChildren(list);
}

function card(text: string): HTMLElement {
  const item = document.createElement('li');
  item.className = 'rounded-card border border-rule border-dashed p-4 text-small';
  item.textContent = text;
  return item;
}
