import { randomId } from '../../api/random-id.ts';

const key = 'desk:tab';

/**
 * The name of this tab for the server. It outlives a reload, so that nobody is told of themselves;
 * it lies in the tab's storage only while the page is away, as a duplicated tab copies that.
 */
export const tabId = storedId() ?? randomId();

store(undefined);
addEventListener('pagehide', () => store(tabId));
addEventListener('pageshow', () => store(undefined));

function storedId(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  } catch {
    // Without storage a reload makes another name: for half a minute the tab is taken for a second one.
  }
}
