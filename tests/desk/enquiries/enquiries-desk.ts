import { afterAll, beforeAll, beforeEach } from 'vitest';
import { enquiriesAnswer, type ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { openedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { type DatabaseKind, useDatabases } from '../../support/databases/databases.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { type DeskBrowser, someone } from '../desk-browser.ts';

export type EnquiriesDesk = ReturnType<typeof useEnquiriesDesk>;

/**
 * Gives the tests of a `describe` block one site that delivers to one fake service, with two people at
 * its desk. Before each test there are no enquiries, and the service works.
 */
export function useEnquiriesDesk(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const used = {} as {
    site: InProcessSite;
    databaseUrl: string;
    service: FakeFormService;
    meera: DeskBrowser;
    arun: DeskBrowser;
  };

  beforeAll(async () => {
    used.service = await FakeFormService.create();
    used.databaseUrl = await databases.fresh();
    used.site = await startInProcess(
      {
        DATABASE_URL: used.databaseUrl,
        DESK_SECRET: 'a secret of the tests that is long enough',
        ...used.service.environment,
      },
      { pollInterval: 50, firstRetryDelay: 3_600_000 },
    );
    used.meera = (await someone(used.site, 'reception', 'Meera Joshi')).browser;
    used.arun = (await someone(used.site, 'doctor', 'Arun Deshmukh')).browser;
  });
  afterAll(async () => {
    await used.site.close();
    await used.service.close();
  });
  beforeEach(async () => {
    used.service.reset();
    await used.site.services.database.deleteFrom('enquiries').execute();
  });

  const list = async (query = '') =>
    enquiriesAnswer.parse((await used.meera.get(`/enquiries?${query}`)).body);
  const names = async (query = '') => (await list(query)).enquiries.map(({ name }) => name);
  return Object.assign(used, {
    list,
    names,
    /** The names in the enquiries that a search finds. */
    found: (search: string) => names(`search=${encodeURIComponent(search)}`),
    /** The newest enquiry, of which most tests have only one. */
    async only(): Promise<ListedEnquiry> {
      const [enquiry] = (await list()).enquiries;
      if (!enquiry) throw new Error('there is no enquiry');
      return enquiry;
    },
    open: async (id: string) =>
      openedEnquiry.parse((await used.meera.get(`/enquiries/${id}`)).body),
    move: (browser: DeskBrowser, id: string, version: number, tab: string) =>
      browser.request('PATCH', `/enquiries/${id}`, { version, tab }),
  });
}
