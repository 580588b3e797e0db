import type { Page } from '@playwright/test';
import type { ContentFileResponse } from '../../../shared/desk/content.ts';
import { expect } from '../site.ts';
import { type Clinic, openDesk } from './desk.ts';

/** The field for the text of an article, in its first language. */
export const textField = (page: Page) => page.getByRole('textbox', { name: /^Text\b/ }).first();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens an English article that another doctor has begun; articles.spec.ts tests how one is begun from the list. */
export async function openNewArticle(page: Page, clinic: Clinic, title: string): Promise<void> {
  const name = `articles/${title.toLowerCase().replaceAll(' ', '-')}.md`;
  const sana = await clinic.signInColleague('sana@clinic.example', 'Sana Khan');
  const { languages } = (await sana.get(`/content/file?file=${name}`)).body as ContentFileResponse;
  const { path, version } = languages[0] ?? {};
  const fileText = `---\ntitle: ${title}\ndate: 2026-01-15\n---\n`;
  expect(
    (await sana.request('PUT', '/content/file', { path, text: fileText, version })).status,
  ).toBe(200);
  await openDesk(page, clinic, 'doctor', `/desk/site/${name}`);
  await expect(textField(page)).toBeVisible();
}

/** Waits until everything is saved. */
export const expectSaved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible();
