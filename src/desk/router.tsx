import type { ErrorComponentProps } from '@tanstack/react-router';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
} from '@tanstack/react-router';
import { readFilter } from './enquiries/parts/filter.ts';
import { NotRecorded } from './enquiries/parts/NotRecorded.tsx';
import { lazyView, PartNotLoaded } from './lazy-view.tsx';
import { Heading } from './parts/Heading.tsx';
import { Problem } from './parts/Problem.tsx';
import { useCopy } from './parts/setup.ts';
import { readPostFilter } from './posts/list/post-filter.ts';
import { SignedIn } from './SignedIn.tsx';
import { readSiteFilter, readSitePagePlace, readSitePlace } from './site/data/place.ts';
import { mayScroll } from './taken-over.ts';

const root = createRootRoute({ component: Outlet });

/** Every view that requires a session. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });

const enquiries = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: readFilter,
  component: lazyView(async () => (await import('./enquiries/list/EnquiryList.tsx')).EnquiryList),
});

const enquiry = createRoute({
  getParentRoute: () => signedIn,
  path: '/enquiries/$id',
  validateSearch: readFilter,
  component: lazyView(async () => (await import('./enquiries/opened/Enquiry.tsx')).Enquiry),
});

const correct = createRoute({
  getParentRoute: () => signedIn,
  path: '/enquiries/$id/correct',
  validateSearch: readFilter,
  component: lazyView(async () => (await import('./enquiries/CorrectEnquiry.tsx')).CorrectEnquiry),
});

const visits = createRoute({
  getParentRoute: () => signedIn,
  path: '/visits',
  component: lazyView(async () => (await import('./visits/Visits.tsx')).Visits),
});

const enter = createRoute({
  getParentRoute: () => signedIn,
  path: '/enter',
  component: lazyView(async () => (await import('./enquiries/EnterEnquiry.tsx')).EnterEnquiry),
});

const notices = createRoute({
  getParentRoute: () => signedIn,
  path: '/notices',
  component: lazyView(async () => (await import('./notices/Notices.tsx')).Notices),
});

const site = createRoute({ getParentRoute: () => signedIn, path: '/site' });

const siteList = createRoute({
  getParentRoute: () => site,
  path: '/',
  validateSearch: readSiteFilter,
  component: lazyView(async () => (await import('./site/list/Site.tsx')).Site),
});

const sitePublish = createRoute({
  getParentRoute: () => site,
  path: '/publish',
  component: lazyView(async () => (await import('./site/publish/PublishSite.tsx')).PublishSite),
});

const siteHistory = createRoute({
  getParentRoute: () => site,
  path: '/history',
  component: lazyView(async () => (await import('./site/publish/SiteHistory.tsx')).SiteHistory),
});

const sitePage = createRoute({
  getParentRoute: () => site,
  path: '/page',
  validateSearch: readSitePagePlace,
  component: lazyView(async () => (await import('./site/page/SitePage.tsx')).SitePage),
});

const siteDue = createRoute({
  getParentRoute: () => site,
  path: '/due',
  component: lazyView(async () => (await import('./site/due/DueFacts.tsx')).DueFacts),
});

const siteChecklist = createRoute({
  getParentRoute: () => site,
  path: '/checklist',
  component: lazyView(async () => (await import('./site/checklist/Checklist.tsx')).Checklist),
});

/** A file of the site: its path in a language's folder, or `clinic.yaml`. */
const siteFile = createRoute({
  getParentRoute: () => site,
  path: '$',
  validateSearch: readSitePlace,
  component: lazyView(async () => (await import('./site/fields/SiteFile.tsx')).SiteFile),
});

const posts = createRoute({
  getParentRoute: () => signedIn,
  path: '/posts',
  validateSearch: readPostFilter,
  component: lazyView(async () => (await import('./posts/list/PostList.tsx')).PostList),
});

const post = createRoute({
  getParentRoute: () => signedIn,
  path: '/posts/$id',
  component: lazyView(async () => (await import('./posts/edit/Post.tsx')).Post),
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyView(async () => (await import('./staff/Account.tsx')).Account),
});

const numbers = createRoute({
  getParentRoute: () => signedIn,
  path: '/numbers',
  component: lazyView(async () => (await import('./numbers/Numbers.tsx')).Numbers),
});

const people = createRoute({
  getParentRoute: () => signedIn,
  path: '/people',
  component: lazyView(async () => (await import('./staff/People.tsx')).People),
});

const accessLog = createRoute({
  getParentRoute: () => signedIn,
  path: '/access-log',
  component: lazyView(async () => (await import('./staff/AccessLog.tsx')).AccessLog),
});

/** The target of the links for invitations and password resets. */
const password = createRoute({
  getParentRoute: () => root,
  path: '/password',
  component: lazyView(async () => (await import('./staff/ChoosePassword.tsx')).ChoosePassword),
});

const views = signedIn.addChildren([
  enquiries,
  enquiry,
  correct,
  visits,
  enter,
  notices,
  site.addChildren([
    siteList,
    sitePublish,
    siteHistory,
    sitePage,
    siteDue,
    siteChecklist,
    siteFile,
  ]),
  posts,
  post,
  account,
  numbers,
  people,
  accessLog,
]);

/** Which view is shown at which address. */
export const router = createRouter({
  routeTree: root.addChildren([views, password]),
  basepath: '/desk',
  // The server writes only the list into the page.
  ...(import.meta.env.SSR && { history: createMemoryHistory({ initialEntries: ['/desk/'] }) }),
  defaultNotFoundComponent: Missing,
  defaultErrorComponent: NotLoaded,
  // On the server, it would add a script of its own.
  scrollRestoration: import.meta.env.SSR ? false : mayScroll,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The words that were pressed on a page of the site, which the view puts the cursor at. */
    pressed?: string | undefined;
  }
}

/** Shown at an unknown address. */
function Missing() {
  const { frame, enquiry } = useCopy();
  return (
    <main className="wrap py-10">
      <Heading>{frame.notFound}</Heading>
      <Link to="/" className="font-semibold underline">
        {enquiry.back}
      </Link>
    </main>
  );
}

/** Shown in place of a view that could not be loaded or shown; the rest of the desk stays. */
function NotLoaded({ error, reset }: ErrorComponentProps) {
  const retry = () => {
    if (error instanceof PartNotLoaded) error.forget();
    reset();
  };
  return (
    <>
      <NotRecorded />
      <Problem error={error instanceof Error ? error : new Error(String(error))} retry={retry} />
    </>
  );
}
