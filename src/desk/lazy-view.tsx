import { type ComponentType, use } from 'react';

/** The scripts of a part of the desk could not be loaded. */
export class PartNotLoaded extends Error {
  /** Lets the next attempt load them again. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super('a part of the desk could not be loaded', { cause });
    this.forget = forget;
  }
}

/** The scripts of a view, which are loaded once, or again after a failure. */
class Source {
  readonly #load: () => Promise<ComponentType>;
  #loading: Promise<ComponentType> | undefined;
  /** Once it is loaded. */
  view: ComponentType | undefined;

  constructor(load: () => Promise<ComponentType>) {
    this.#load = load;
  }

  start(): Promise<ComponentType> {
    this.#loading ??= this.#load().then(
      (view) => {
        this.view = view;
        return view;
      },
      async (cause) => {
        if (await isReplaced()) location.reload();
        throw new PartNotLoaded(() => this.forget(), cause);
      },
    );
    return this.#loading;
  }

  forget(): void {
    this.#loading = undefined;
  }
}

/**
 * A view whose scripts are loaded when it is first shown. Without a connection it throws `PartNotLoaded`, which the
 * router shows in its place: the router's own lazy components reload the page, and with it lose the desk.
 */
export function lazyView(load: () => Promise<ComponentType>) {
  const source = new Source(load);
  // The router loads it before it leaves the view before, and ahead of a press.
  const preload = async () => {
    await source.start().catch(() => source.forget());
  };
  return Object.assign(() => <Loaded source={source} />, { preload });
}

function Loaded({ source }: { source: Source }) {
  const View = source.view ?? use(source.start());
  return <View />;
}

/**
 * Whether the server answers although a script could not be loaded: a newer release has replaced it, and only a reload
 * helps. Once at each address, since a reload that changes nothing would be repeated for ever.
 */
async function isReplaced(): Promise<boolean> {
  const key = `reloaded ${location.pathname}`;
  if (sessionStorage.getItem(key)) return false;
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReached) sessionStorage.setItem(key, 'yes');
  return isReached;
}
