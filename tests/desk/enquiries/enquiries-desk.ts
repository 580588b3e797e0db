import { afterAll, beforeAll, beforeEach } from 'vitest';
import { enquiriesResponse, type ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { openedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { type DatabaseKind, useDatabases } from '../../support/databases/databases.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { addPerson, type DeskBrowser } from '../desk-browser.ts';

export type EnquiriesDesk = ReturnType<typeof useEnquiriesDesk>;

/**
 * Gives the tests of a `describe` block one site that delivers to one fake service, with two people at
 * its desk. Before each test there are no enquiries, and the service works.
 */
export function useEnquiriesDesk(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const desk = {} as {
    site: InProcessSite;
    databaseUrl: string;
    service: FakeFormService;
    meera: DeskBrowser;
    arun: DeskBrowser;
  };

  beforeAll(async () => {
    desk.service = await FakeFormService.create();
    desk.databaseUrl = await databases.fresh();
    desk.site = await startInProcess(
      {
        DATABASE_URL: desk.databaseUrl,
        DESK_SECRET: 'a secret of the tests that is long enough',
        ...desk.service.environment,
      },
      { pollInterval: 50, firstRetryDelay: 3_600_000 },
    );
    desk.meera = (await addPerson(desk.site, 'reception', 'Meera Joshi')).browser;
    desk.arun = (await addPerson(desk.site, 'doctor', 'Arun Deshmukh')).browser;
  });
  afterAll(async () => {
    await desk.site.close();
    await desk.service.close();
  });
  beforeEach(async () => {
    desk.service.reset();
    await desk.site.services.database.deleteFrom('enquiries').execute();
  });

  const list = async (query = '') =>
    enquiriesResponse.parse((await desk.meera.get(`/enquiries?${query}`)).body);
  const names = async (query = '') => (await list(query)).enquiries.map(({ name }) => name);
  return Object.assign(desk, {
    list,
    names,
    /** The names of the senders that a search finds. */
    namesFoundBy: (search: string) => names(`search=${encodeURIComponent(search)}`),
    /** The newest enquiry; most tests have only one. */
    async newestEnquiry(): Promise<ListedEnquiry> {
      const [enquiry] = (await list()).enquiries;
      if (!enquiry) throw new Error('there is no enquiry');
      return enquiry;
    },
    open: async (id: string) =>
      openedEnquiry.parse((await desk.meera.get(`/enquiries/${id}`)).body),
    move: (browser: DeskBrowser, id: string, version: number, tab: string) =>
      browser.request('PATCH', `/enquiries/${id}`, { version, tab }),
  });
}
