const boxSelector = 'input[name="half-day"]';

/**
 * Ticking a half day writes its sentence into the message, replacing the sentence of another half day; unticking it
 * removes the sentence. Neither scrolls to the message. Several are ticked only if they were ticked before scripts ran.
 */
export function writeHalfDays(): void {
  document.addEventListener('change', ({ target }) => {
    const message = document.querySelector<HTMLTextAreaElement>('#contact-message');
    if (!(target instanceof HTMLInputElement) || !target.matches(boxSelector) || !message) return;
    if (message.readOnly) {
      target.checked = !target.checked;
      return;
    }
    const boxes = [...document.querySelectorAll<HTMLInputElement>(boxSelector)];
    if (target.checked) for (const box of boxes) box.checked = box === target;
    const sentences = boxes.map(sentenceOf);
    const lines = message.value.split('\n').filter((line) => !sentences.includes(line));
    const chosenSentences = boxes.filter(({ checked }) => checked).map(sentenceOf);
    message.value = [lines.join('\n').trimEnd(), ...chosenSentences].filter(Boolean).join('\n');
    message.dispatchEvent(new Event('input', { bubbles: true }));
    showChosenHalfDay(target.checked ? target.dataset['label'] : '');
  });
}

const sentenceOf = ({ dataset }: HTMLInputElement) => dataset['sentence'];

/** Shows under the boxes which half day is chosen. */
function showChosenHalfDay(choice = ''): void {
  const container = document.querySelector<HTMLElement>('[data-half-day-choice]');
  const label = container?.querySelector('p');
  if (!container || !label) return;
  container.hidden = !choice;
  label.textContent = (container.dataset['halfDayChoice'] ?? '').replace('{CHOICE}', choice);
}
