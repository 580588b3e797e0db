/** A state for React's `useSyncExternalStore`. */
export class Store<State> {
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): State => this.#state;

  protected show(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
