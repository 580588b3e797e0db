import type { Page } from '@playwright/test';
import { expect } from '../site.ts';
import { type Clinic, openDesk } from './desk.ts';

/** The field for the text of an article, in its first language. */
export const text = (page: Page) => page.getByRole('textbox', { name: /^Text\b/ }).first();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the desk as the doctor, and begins an article in English. */
export async function beginArticle(page: Page, clinic: Clinic, title: string): Promise<void> {
  await openDesk(page, clinic, 'doctor', '/desk/site');
  await page.getByRole('heading', { name: 'Articles' }).click();
  await page.getByLabel('Title of a new article').fill(title);
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeVisible();
}

/** Waits until everything is saved. */
export const expectSaved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible();
