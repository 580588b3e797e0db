import type { LoaderContext } from 'astro/loaders';
import { clinicFacts } from './clinic-folder.ts';
import { formatPhone } from './phone.ts';
import { articleTables } from './table-html.ts';

/** The text of an article as HTML, with what Astro knows of it. */
export async function renderArticle(context: LoaderContext, text: string) {
  const rendered = await context.renderMarkdown(text);
  return { ...rendered, html: unbrokenPhone(articleTables(rendered.html)) };
}

/** Keeps the clinic's number on one line wherever the text names it. */
function unbrokenPhone(html: string): string {
  const phone = formatPhone(clinicFacts.contact.phone);
  const unbroken = `<span class="whitespace-nowrap">${phone}</span>`;
  return html.replace(/>[^<]+/g, (text) => text.replaceAll(phone, unbroken));
}
