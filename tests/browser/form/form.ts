import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../site.ts';

export const confirmation =
  'Message received! Thank you for contacting Nagpur Heart clinic. Our team will respond to you shortly.';
export const failureMessage = 'Failed to send message. Please try again later.';

export const invalidFieldsMessage =
  'Your message has not been sent yet. The marked fields need a change first.';
export const tooLargeMessage = 'Your message is too long. Please shorten it first.';
export const keptTextMessage =
  'Nothing was sent. What you typed is still in the form: shorten it there and send it again.';
export const tooManyMessage = `${failureMessage} Too many messages have come from your connection. Please wait ten minutes, or call us.`;

/** The address that the form posts to. */
export const endpoint = '**/api/enquiries';

export const fields = {
  'Full Name': 'Sunita Deshmukh',
  'Email Address': 'sunita@example.com',
  'Phone Number': '+91 98220 12345',
  Message: 'My father takes tablets for his blood pressure.\nMay we come on Monday?',
};
export type FieldLabel = keyof typeof fields;

export const field = (page: Page, label: string): Locator =>
  page.locator('#contact').getByRole('textbox', { name: label, exact: true });

export const sendButton = (page: Page): Locator =>
  page.locator('#contact').getByRole('button', { name: /^Send/ });

/** Fills in the form; `values` overrides the defaults. */
export async function fill(page: Page, values: Partial<typeof fields> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...fields, ...values })) {
    await field(page, label).fill(value);
  }
}

/** Loads the form's own code by a first interaction, and waits for it. */
export async function waitForCode(page: Page): Promise<void> {
  await field(page, 'Full Name').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function expectFields(page: Page, expected: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(expected)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

export const emptyFields = Object.fromEntries(Object.keys(fields).map((label) => [label, '']));

/** The server's response once it has stored an enquiry. */
export const acceptedResponse = {
  success: true,
  receivedAt: '2026-12-01T05:00:00.000Z',
  answerBy: '2026-12-01T13:00:00.000Z',
  canOnlyReplyByEmail: false,
};

/** Responds to the post in place of the server. */
export async function respondWith(page: Page, status: number, body: object): Promise<void> {
  await page.route(endpoint, (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
}

/** Stops the page's clock, which the test then advances to time what the form does. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}
