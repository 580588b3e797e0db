import type { Found } from '../../shared/search/search.ts';
import type { SuggestionCopy } from './suggestion-file.ts';

const listClasses =
  'absolute left-0 right-0 max-sm:-right-14 top-full z-30 mt-1 max-h-half overflow-y-auto rounded-card border border-rule bg-surface shadow-soft';
const optionClasses =
  'block min-h-11 px-4 py-2 leading-snug hover:bg-panel aria-selected:bg-brand aria-selected:text-on-brand forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2';

/**
 * A field with a list of suggestions, which are links: the ARIA Authoring Practices' combobox with a
 * listbox popup. Enter follows the suggestion chosen with the arrow keys; if there is none, it submits
 * the form.
 */
export class Combobox {
  readonly #field: HTMLInputElement;
  readonly #list = document.createElement('div');
  /** Tells screen readers how many suggestions there are. */
  readonly #status = document.createElement('p');
  readonly #copy: SuggestionCopy;
  readonly #suggest: (typed: string) => Found[];
  #active = -1;

  /** @param container the element that contains the field, and that the list is added to */
  constructor(container: HTMLElement, copy: SuggestionCopy, suggest: (typed: string) => Found[]) {
    const field = container.querySelector('input');
    if (!field) throw new Error('There is no field to suggest something for.');
    this.#field = field;
    this.#copy = copy;
    this.#suggest = suggest;
    const listId = `${field.id}-suggestions`;
    setAttributes(this.#list, { id: listId, role: 'listbox', 'aria-label': copy.label });
    setAttributes(this.#list, { class: listClasses, hidden: '' });
    setAttributes(this.#status, { role: 'status', class: 'sr-only' });
    setAttributes(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': 'false',
    });
    container.append(this.#list, this.#status);
    field.addEventListener('input', () => this.update());
    field.addEventListener('keydown', (event) => this.#onKey(event));
    field.addEventListener('blur', () => this.#close());
    // The field keeps the focus, so that the list is still open when the click ends.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** Shows suggestions for the current value of the field. */
  update(): void {
    const typed = this.#field.value.trim();
    const found = typed === '' ? [] : this.#suggest(typed);
    this.#list.replaceChildren(...found.map((one, index) => this.#option(one, index)));
    this.#choose(-1);
    const { none, one, many } = this.#copy;
    const sentence = found.length === 0 ? none : found.length === 1 ? one : many;
    this.#status.textContent = typed && sentence.replace('{COUNT}', String(found.length));
    const isOpen = found.length > 0 && document.activeElement === this.#field;
    this.#show(isOpen);
  }

  #option({ id, title, kind }: Found, index: number): HTMLElement {
    const option = document.createElement('a');
    setAttributes(option, {
      id: `${this.#list.id}-${index}`,
      role: 'option',
      'aria-selected': 'false',
      href: id,
      tabindex: '-1',
      class: optionClasses,
    });
    const name = document.createElement('bdi');
    name.className = 'font-semibold';
    name.textContent = title;
    const kindLabel = document.createElement('span');
    kindLabel.className = 'block text-small';
    kindLabel.textContent = this.#copy.kinds[kind];
    option.append(name, ' ', kindLabel);
    return option;
  }

  #onKey(event: KeyboardEvent): void {
    const { key, isComposing, altKey, ctrlKey, metaKey } = event;
    if (isComposing || altKey || ctrlKey || metaKey) return;
    const count = this.#list.children.length;
    if (key === 'Escape' && !this.#list.hidden) {
      // By default, browsers would empty the field.
      event.preventDefault();
      this.#close();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      if (this.#list.hidden) this.update();
      this.#choose(nextIndex(this.#active, key === 'ArrowDown' ? 1 : -1, count));
    } else if (key === 'Enter' && this.#active >= 0) {
      event.preventDefault();
      this.#options[this.#active]?.click();
    }
  }

  /** Marks one suggestion as chosen, or none for -1. */
  #choose(index: number): void {
    this.#active = index;
    for (const [position, option] of this.#options.entries()) {
      option.setAttribute('aria-selected', String(position === index));
    }
    const option = this.#options[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#field.setAttribute('aria-activedescendant', option.id);
    else this.#field.removeAttribute('aria-activedescendant');
  }

  #close(): void {
    this.#choose(-1);
    this.#show(false);
  }

  #show(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#field.setAttribute('aria-expanded', String(isOpen));
  }

  get #options(): HTMLElement[] {
    return [...this.#list.children] as HTMLElement[];
  }
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** The next or previous of `count` indexes; the field itself, -1, comes between the last and the first. */
function nextIndex(index: number, step: 1 | -1, count: number): number {
  const next = index + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
