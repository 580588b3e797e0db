import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Link,
  Outlet,
} from '@tanstack/react-router';
import { type ComponentType, use } from 'react';
import { readSearchParams } from './content/data/links.ts';
import { readFilter } from './enquiries/filter.ts';
import { NotRecorded } from './enquiries/NotRecorded.tsx';
import { Heading } from './parts/Heading.tsx';
import { Problem } from './parts/Problem.tsx';
import { useCopy } from './parts/setup.ts';
import { SignedIn } from './SignedIn.tsx';

/** The scripts of a view could not be loaded. */
class ViewNotLoaded extends Error {
  /** Lets the next attempt load them again. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super('a view could not be loaded', { cause });
    this.forget = forget;
  }
}

/**
 * A view whose scripts are loaded when it is first shown. If they cannot be loaded, it throws `ViewNotLoaded`, and the
 * router shows an error. The router's own lazy components would reload the page instead.
 */
function lazyView(load: () => Promise<ComponentType>) {
  let loading: Promise<ComponentType> | undefined;
  let loadedView: ComponentType | undefined;
  const forget = () => {
    loading = undefined;
  };
  const loadOnce = () => {
    loading ??= load().then(
      (view) => {
        loadedView = view;
        return view;
      },
      async (cause) => {
        await reloadIfReplaced();
        throw new ViewNotLoaded(forget, cause);
      },
    );
    return loading;
  };
  // The router calls this before it leaves the previous view, and in `preloadRoute`.
  const preload = async () => {
    await loadOnce().catch(forget);
  };
  const view = () => {
    const View = loadedView ?? use(loadOnce());
    return <View />;
  };
  return Object.assign(view, { preload });
}

/**
 * Reloads the page if the server responds although a script could not be loaded: then a newer release has replaced the
 * script, and only a reload helps. Reloads only once per address and browser tab, to prevent endless reloads.
 */
async function reloadIfReplaced(): Promise<void> {
  const key = `reloaded ${location.pathname}`;
  if (sessionStorage.getItem(key)) return;
  const isServerUp = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServerUp) return;
  sessionStorage.setItem(key, 'yes');
  location.reload();
}

const root = createRootRoute({ component: Outlet });

/** The parent of every view that requires a session. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });

/** A view that requires a session and reads no parameters from its address. */
const viewAt = <Path extends string>(path: Path, load: () => Promise<ComponentType>) =>
  createRoute({ getParentRoute: () => signedIn, path, component: lazyView(load) });

const enquiries = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: readFilter,
  component: lazyView(async () => (await import('./enquiries/EnquiryList.tsx')).EnquiryList),
});

const enquiry = createRoute({
  getParentRoute: () => signedIn,
  path: '/enquiries/$id',
  validateSearch: readFilter,
  component: lazyView(async () => (await import('./enquiries/Enquiry.tsx')).Enquiry),
});

const correct = createRoute({
  getParentRoute: () => signedIn,
  path: '/enquiries/$id/correct',
  validateSearch: readFilter,
  component: lazyView(async () => (await import('./enquiries/Correct.tsx')).CorrectEnquiry),
});

const visits = createRoute({
  getParentRoute: () => signedIn,
  path: '/visits',
  validateSearch: readVisitsSearch,
  component: lazyView(async () => (await import('./visits/Visits.tsx')).Visits),
});

const answers = viewAt(
  '/answers',
  async () => (await import('./answers/ReadyAnswers.tsx')).ReadyAnswers,
);

const enter = viewAt('/enter', async () => (await import('./enquiries/Entry.tsx')).EnterEnquiry);

const notices = viewAt('/notices', async () => (await import('./notices/Notices.tsx')).Notices);

const site = createRoute({ getParentRoute: () => signedIn, path: '/site' });

const siteList = createRoute({
  getParentRoute: () => site,
  path: '/',
  validateSearch: readSearchParams('search'),
  component: lazyView(async () => (await import('./content/list/ContentList.tsx')).ContentList),
});

const sitePublish = createRoute({
  getParentRoute: () => site,
  path: '/publish',
  component: lazyView(async () => (await import('./content/publish/Publish.tsx')).Publish),
});

const siteHistory = createRoute({
  getParentRoute: () => site,
  path: '/history',
  component: lazyView(
    async () => (await import('./content/publish/History.tsx')).PublicationHistory,
  ),
});

const siteNeedsAttention = createRoute({
  getParentRoute: () => site,
  path: '/needs-attention',
  component: lazyView(
    async () => (await import('./content/list/NeedsAttention.tsx')).NeedsAttention,
  ),
});

const sitePage = createRoute({
  getParentRoute: () => site,
  path: '/page',
  // A page of the site, or the file and the field that it has to show.
  validateSearch: readSearchParams('path', 'file', 'pointer'),
  component: lazyView(async () => (await import('./content/page/SitePage.tsx')).SitePage),
});

/** A file of the site, by its path within a language's folder, or its whole path if it is shared by all languages. */
const siteFile = createRoute({
  getParentRoute: () => site,
  path: '$',
  // The field that gets the focus, and the language that a narrow screen shows.
  validateSearch: readSearchParams('pointer', 'language'),
  component: lazyView(async () => (await import('./content/file/File.tsx')).File),
});

const account = viewAt('/account', async () => (await import('./staff/Account.tsx')).Account);

const numbers = viewAt('/numbers', async () => (await import('./numbers/Numbers.tsx')).Numbers);

const clinic = viewAt('/clinic', async () => (await import('./clinic/Clinic.tsx')).Clinic);

const people = viewAt('/people', async () => (await import('./staff/People.tsx')).People);

const accessLog = viewAt(
  '/access-log',
  async () => (await import('./staff/AccessLog.tsx')).AccessLog,
);

/** The part of the visits view that a narrow screen shows; the days by default. */
interface VisitsSearch {
  show?: 'week' | 'reminders';
}

function readVisitsSearch({ show }: Record<string, unknown>): VisitsSearch {
  return show === 'week' || show === 'reminders' ? { show } : {};
}

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
  answers,
  notices,
  site.addChildren([siteList, sitePublish, siteHistory, siteNeedsAttention, sitePage, siteFile]),
  account,
  numbers,
  clinic,
  people,
  accessLog,
]);

/** The routes of the desk. */
export const router = createRouter({
  routeTree: root.addChildren([views, password]),
  basepath: '/desk',
  defaultNotFoundComponent: NotFoundView,
  defaultErrorComponent: LoadError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The text that was clicked on a page of the site; the form of its file places the cursor there. */
    clickedText?: string | undefined;
    /** Whether something has just been published. */
    isPublished?: boolean | undefined;
  }
}

/** Shown at an unknown address. */
function NotFoundView() {
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

/** Shown instead of a view that could not be loaded or rendered. */
function LoadError({ error, reset }: ErrorComponentProps) {
  const retry = () => {
    if (error instanceof ViewNotLoaded) error.forget();
    reset();
  };
  return (
    <>
      <NotRecorded />
      <Problem error={error instanceof Error ? error : new Error(String(error))} retry={retry} />
    </>
  );
}
