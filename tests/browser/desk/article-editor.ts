import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

/** The field for the text of an article, in its first language. */
export const text = (page: Page) => page.getByRole('textbox', { name: /^Text\b/ }).first();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

/** Begins an article in English. */
export async function beginArticle(page: Page, title: string): Promise<void> {
  await page.goto('/desk/site');
  await page.getByLabel('Title of a new article').fill(title);
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeVisible();
}

/** Waits until everything is saved. */
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
