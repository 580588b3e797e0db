import { choosePassword, DeskBrowser, password } from '../../desk/desk-browser.ts';
import { FakeMailServer } from '../../support/services/mail-server.ts';
import { FakePushService } from '../../support/services/push-service.ts';
import { cacheFolderForPublishing } from '../../support/site/cache-folder.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { freshSqlite } from '../../support/temporary.ts';
import { test as base, expect, type Locator, type Page } from '../site.ts';

/** A clinic whose staff work at the desk. */
export interface Clinic {
  site: InProcessSite;
  databaseUrl: string;
  /** Receives the mail that staff have opted in to. */
  mail: FakeMailServer;
  /** Receives the alerts to their devices. */
  push: FakePushService;
  /** Adds an account as the command does, and returns its invitation link. */
  add(email: string, name: string, role: 'reception' | 'doctor'): Promise<string>;
  /** The browser of another person, signed in. */
  signInColleague(email: string, name: string, role?: 'reception' | 'doctor'): Promise<DeskBrowser>;
}

/** A clinic in one language: a publication reads its folder in a fifth of the time that the sample takes. */
export const smallClinic = 'tests/fixtures/other-clinic';

/** A test with its own desk, on which nobody has an account yet. */
export const test = base.extend<{ clinic: Clinic; clinicDir: string | undefined }>({
  clinicDir: [undefined, { option: true }],
  clinic: async ({ clinicDir }, use) => {
    const mail = await FakeMailServer.create();
    const push = await FakePushService.create();
    const environment = {
      DATABASE_URL: freshSqlite(),
      SMTP_URL: mail.url,
      ...(clinicDir && { CLINIC_DIR: clinicDir }),
    };
    const retries = { firstRetryDelay: 3_000, maxRetryDelay: 3_000, pollInterval: 500 };
    const timings = { ...retries, push: push.connection };
    const cacheFolder = cacheFolderForPublishing(clinicDir);
    const site = await startInProcess(environment, timings, { pages: true, cacheFolder });
    const add: Clinic['add'] = async (email, name, role) => {
      const invitation = await site.services.staff.people.add({ email, name, role });
      return invitation?.link ?? '';
    };
    const signInColleague: Clinic['signInColleague'] = async (email, name, role = 'doctor') => {
      const browser = new DeskBrowser(site.url);
      await choosePassword(browser, await add(email, name, role));
      expect((await browser.signIn(email)).status).toBe(200);
      return browser;
    };
    await use({ site, databaseUrl: environment.DATABASE_URL, mail, push, add, signInColleague });
    await site.close();
    push.close();
    mail.close();
  },
  baseURL: ({ clinic }, use) => use(clinic.site.url),
});

/** Until someone has signed in, the server refuses every request. */
export const signedOutErrors = /401/;

const staff = {
  reception: ['meera@clinic.example', 'Meera Joshi'],
  doctor: ['arun@clinic.example', 'Arun Deshmukh'],
} as const;

/** Opens the desk, signed in as Meera Joshi (reception) or Arun Deshmukh (the doctor). */
export async function openDesk(
  page: Page,
  { site, signInColleague }: Clinic,
  role: keyof typeof staff,
  path = '/desk',
): Promise<void> {
  const [email, name] = staff[role];
  const { cookies } = await signInColleague(email, name, role);
  const cookieList = [...cookies].map(([name, value]) => ({ name, value, url: site.url }));
  await page.context().addCookies(cookieList);
  await page.goto(path);
}

/** Follows the link of an invitation or a reset, which signs in too. */
export async function followInvitation(page: Page, link: string): Promise<void> {
  await page.goto(`/desk/password${new URL(link).hash}`);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  // A test that opened another address before this page has loaded would not be signed in there.
  await page.waitForURL(/\/desk\/?$/);
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Chooses a part of the desk that is under “More”. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByText('More', { exact: true }).click();
  const item = banner.getByRole('link', { name }).or(banner.getByRole('button', { name }));
  await item.click();
}

/** On a phone, where an open enquiry hides the navigation: goes back to the list, then to another part of the desk. */
export async function leaveFor(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

/** The main heading of the current view. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The items in the lists of the current view, such as enquiries or changes to publish. */
export const items = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Returns the bytes and the files that are transferred during an action, and until the network is idle. */
export async function measureWeight(page: Page, action: () => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const urls = new Map<string, string>();
  const weight = { total: 0, files: [] as string[] };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What the previous page had begun to load is not part of the action.
    if (!urls.has(requestId)) return;
    weight.total += encodedDataLength;
    weight.files.push(`${encodedDataLength} ${urls.get(requestId)}`);
  });
  await action();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return weight;
}

/** Returns a function that waits until a visitor's page shows something a given number of times. */
export function watchAs(visitor: Page, url: string) {
  return (path: string, target: Locator, count = 1) =>
    expect
      .poll(async () => {
        await visitor.goto(url + path);
        return target.filter({ visible: true }).count();
      })
      .toBe(count);
}
