import type { Page } from '@playwright/test';
import { postListResponse } from '../../../shared/post.ts';
import { postRow } from '../databases/posts.ts';
import { type BlogSite, startBlogSite } from '../site/blog-site.ts';

/** The damage that hostile posts have done in a browser. */
export interface Damage {
  /** The messages of dialogs that a post's script has opened. */
  dialogs: string[];
  /** Scripts that were requested from other sites. */
  scripts: string[];
  /** Event handlers and links that would run a script. */
  traps: string[];
}

/** A site with one post for each attack, which is in its title, text, excerpt, picture and address. */
export interface HostileSite extends BlogSite {
  /** The last parts of the addresses that the cards lead to. */
  slugs: string[];
}

export async function startHostileSite(attacks: readonly string[]): Promise<HostileSite> {
  const rows = attacks.map((attack, index) => {
    const fields = { title: attack, excerpt: attack, content: attack, featured_image: attack };
    return postRow(index + 1, { ...fields, slug: attack });
  });
  const site = await startBlogSite({ rows });
  const slugs: string[] = [];
  for (let next: string | null = '/api/blogs'; next !== null; ) {
    const part = postListResponse.parse(await (await fetch(site.url + next)).json());
    slugs.push(...(part.posts ?? []).map(({ slug }) => encodeURIComponent(slug)));
    next = part.error === null ? part.next : null;
  }
  return { ...site, slugs };
}

const eventNames = [
  ...['click', 'mouseenter', 'mouseover', 'mousemove', 'pointerover', 'pointerdown', 'focus'],
  ...['blur', 'keydown', 'input', 'load', 'error', 'toggle', 'animationend', 'begin'],
];

/**
 * Opens an empty page of the site without its Content-Security-Policy, so that only the sanitiser
 * comes between a post and the browser. Requests to other sites are blocked.
 */
export async function openUnprotected(page: Page, url: string): Promise<Damage> {
  const damage: Damage = { dialogs: [], scripts: [], traps: [] };
  page.on('dialog', (dialog) => {
    damage.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**', (route) => {
    const request = route.request();
    if (request.url() === `${url}/unprotected`) {
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Empty</title>',
      });
    }
    const isOurs = request.url().startsWith(`${url}/`);
    if (!isOurs && request.resourceType() === 'script') damage.scripts.push(request.url());
    return isOurs && request.resourceType() === 'fetch' ? route.continue() : route.abort();
  });
  await page.goto(`${url}/unprotected`);
  return damage;
}

/**
 * Shows documents in frames, where their scripts run, and dispatches events to every element.
 * @param sources paths of the site, or markup
 */
export async function showAndTouch(page: Page, damage: Damage, sources: string[]): Promise<void> {
  for (let start = 0; start < sources.length; start += 20) {
    const batch = sources.slice(start, start + 20);
    const traps = await page.evaluate(
      async ([documents, names]) => {
        const show = async (source: string) => {
          const isPath = source.startsWith('/blog');
          const html = isPath ? await (await fetch(source)).text() : source;
          const frame = document.createElement('iframe');
          const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
          frame.srcdoc = html;
          document.body.append(frame);
          await loaded;
          const root = frame.contentDocument?.querySelector('main') ?? frame.contentDocument;
          if (isPath && root?.nodeName !== 'MAIN') throw new Error(`${source} has no main part`);
          const matches: string[] = [];
          for (const element of root?.querySelectorAll('*') ?? []) {
            for (const { name, value } of element.attributes) {
              const isTrap =
                /^on/i.test(name) || /^\W*(java|vb)script:/i.test(value.replace(/\s/g, ''));
              if (isTrap && element.getAttribute('alt') !== value)
                matches.push(`${source}: ${name}=${value}`);
            }
            for (const name of names) {
              const event = new Event(name, { bubbles: true, cancelable: true });
              event.preventDefault();
              element.dispatchEvent(event);
            }
          }
          frame.remove();
          return matches;
        };
        return (await Promise.all(documents.map(show))).flat();
      },
      [batch, eventNames] as const,
    );
    damage.traps.push(...traps);
  }
}
