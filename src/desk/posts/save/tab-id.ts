import { randomId } from '../../api/random-id.ts';

const key = 'desk:tab';

/**
 * Identifies this tab to the server. It survives a reload, so that people are not reported to themselves as
 * another editor. It is in the tab's storage only while the page is unloaded, because a duplicated tab
 * copies that storage.
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
    // Without storage, a reload creates a new id, and the server takes the tab for a second one for half a
    // minute.
  }
}
