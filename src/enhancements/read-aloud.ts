const blockSelector = 'h1, h2, h3, p, li, summary, th, td, dt, dd';

/** Matches the end of a sentence, but not a full stop between figures, as in 1.5. */
const sentenceEnd = /[.?!।]+["”’)]?\s+/g;

/** Its button, and the element that contains the current sentence; null while nothing is read aloud. */
let reading: { button: HTMLButtonElement; block: Element | null } | null = null;

/**
 * Shows the button that reads a page aloud, sentence by sentence, if the device has a voice for the page's
 * language. A voice that sends the text to another company is not used.
 */
export function offerReadAloud(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-read-aloud]');
  if (!button || !('speechSynthesis' in window)) return;
  const update = () => {
    button.hidden = !deviceVoice();
  };
  update();
  // Most browsers load their voices after the page. Safari before 16 has no events here.
  speechSynthesis.addEventListener?.('voiceschanged', update);
  button.addEventListener('click', () => (reading ? stop() : start(button)));
  addEventListener('pagehide', stop);
}

function deviceVoice(): SpeechSynthesisVoice | undefined {
  const { lang } = document.documentElement;
  return speechSynthesis
    .getVoices()
    .find((voice) => voice.localService && voice.lang.slice(0, 2) === lang.slice(0, 2));
}

function start(button: HTMLButtonElement): void {
  reading = { button, block: null };
  showLabel(button, 'stop');
  read([...document.querySelectorAll('main')].flatMap(sentencesOf), 0);
}

function stop(): void {
  if (!reading) return;
  showLabel(reading.button, 'start');
  highlight(null);
  reading = null;
  speechSynthesis.cancel();
}

function read(sentences: Sentence[], index: number): void {
  const sentence = sentences[index];
  if (!sentence) {
    stop();
    return;
  }
  const currentReading = reading;
  highlight(sentence.block);
  const utterance = new SpeechSynthesisUtterance(sentence.text);
  utterance.lang = document.documentElement.lang;
  utterance.voice = deviceVoice() ?? null;
  // If reading was stopped, and perhaps started again, in the meantime, this sentence must not continue it.
  utterance.onend = () => reading === currentReading && read(sentences, index + 1);
  utterance.onerror = () => reading === currentReading && stop();
  speechSynthesis.speak(utterance);
}

interface Sentence {
  block: Element;
  text: string;
}

/** The visible sentences, in order; nested text is read once, with its innermost element. */
function sentencesOf(main: Element): Sentence[] {
  return [...main.querySelectorAll<HTMLElement>(blockSelector)].flatMap((block) => {
    const isVisible = block.getClientRects().length > 0 && !block.closest('nav, [hidden]');
    if (!isVisible || block.querySelector(blockSelector)) return [];
    const text = block.textContent.replace(/\s+/g, ' ').trim();
    const pieces = text.replace(sentenceEnd, '$&\n').split('\n');
    return pieces.filter(Boolean).map((text) => ({ block, text }));
  });
}

function highlight(block: Element | null): void {
  if (!reading || reading.block === block) return;
  reading.block?.classList.remove('being-read');
  reading.block = block;
  block?.classList.add('being-read');
  block?.scrollIntoView({ block: 'center' });
}

function showLabel(button: HTMLButtonElement, word: 'start' | 'stop'): void {
  const label = button.querySelector('span');
  if (label) label.textContent = button.dataset[word] ?? '';
}
