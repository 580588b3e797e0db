import { useIsMutating } from '@tanstack/react-query';
import { Link, Outlet, useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { SessionAnswer } from '../../shared/desk/sign-in.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { forgetDrafts } from './api/drafts.ts';
import { useChanges } from './api/enquiries.ts';
import { useNotifications } from './api/notifications.ts';
import { recordKey } from './api/query-client.ts';
import { DeskError } from './api/request.ts';
import { SessionContext, useSession } from './api/session.ts';
import { DeskLogo } from './parts/DeskLogo.tsx';
import { Heading } from './parts/Heading.tsx';
import { Narrow } from './parts/Narrow.tsx';
import { Problem } from './parts/Problem.tsx';
import { SignOut } from './parts/SignOut.tsx';
import { useCopy, useSetup } from './parts/setup.ts';

/** The command that creates the first account. */
const command = 'npm run staff -- add EMAIL --name NAME --role doctor';

/** Shown before anyone has an account. */
function NoAccount() {
  const { frame, signIn } = useCopy();
  return (
    <Narrow>
      <Heading>{frame.title}</Heading>
      <p>{signIn.noAccounts}</p>
      <p className="mt-4 overflow-x-auto rounded-card bg-panel p-4">
        <code>{command}</code>
      </p>
    </Narrow>
  );
}

/** Its fields are a tenth of the scripts, which those who are signed in do without. */
const SignIn = lazy(async () => ({ default: (await import('./staff/SignIn.tsx')).SignIn }));

/** The desk for someone who is signed in, or the sign-in form for anyone else. */
export function SignedIn() {
  const { data, error, isPending, refetch } = useSession();
  const { frame } = useCopy();
  const isOtherLanguage = useOtherLanguage(data?.language);
  const loading = (
    <main className="wrap py-20">
      <Spinner copy={frame.loading} />
    </main>
  );
  if (isPending || isOtherLanguage) return loading;
  if (data) {
    return (
      <SessionContext value={data}>
        <Frame session={data} />
      </SessionContext>
    );
  }
  if (data === null) {
    return (
      <Suspense fallback={loading}>
        <SignIn onDone={() => void refetch()} />
      </Suspense>
    );
  }
  if (error instanceof DeskError && error.problem === 'no-accounts') return <NoAccount />;
  return (
    <main className="wrap py-20">
      <Problem error={error} retry={() => void refetch()} />
    </main>
  );
}

/**
 * Reloads the page if the person uses the desk in another language than the page's, because a page has the
 * texts of one language only.
 */
function useOtherLanguage(chosen: string | null | undefined): boolean {
  const { language, languages } = useSetup();
  const isOther = Boolean(chosen && chosen !== language && languages.includes(chosen));
  useEffect(() => {
    if (isOther) location.reload();
  }, [isOther]);
  return isOther;
}

function Frame({ session: { person } }: { session: SessionAnswer }) {
  const { frame, list, visits, notices, site, posts, numbers, people, account } = useCopy();
  const { newCount, arrived = 0 } = useChanges() ?? {};
  useNotifications(arrived);
  // Closing the tab would lose what is not recorded yet; leaving a view does not.
  const isMoving = useIsMutating({ mutationKey: recordKey }) > 0;
  useBlocker({ shouldBlockFn: () => false, disabled: !isMoving });
  useEffect(() => forgetDrafts(person.id), [person.id]);
  const isDoctor = person.role === 'doctor';
  // Reception has few enough links for one line, which leaves the rest of a small screen to the list. A doctor's
  // links take two, the second of which has room for signing out.
  const row = isDoctor ? 'flex-wrap' : 'scroll-px-12 overflow-x-auto';
  const links = [
    { to: '/', label: list.heading },
    { to: '/visits', label: visits.link },
    { to: '/notices', label: notices.heading },
    { to: '/site', label: site.heading },
    ...(isDoctor
      ? [
          { to: '/posts', label: posts.heading },
          { to: '/numbers', label: numbers.heading },
          { to: '/people', label: people.heading },
          { to: '/access-log', label: people.logHeading },
        ]
      : []),
    { to: '/account', label: account.heading },
  ] as const;
  return (
    <>
      <a href="#main" className="skip-link">
        {frame.skipToContent}
      </a>
      <header className="border-b border-line bg-surface print:hidden">
        <div className={`wrap flex items-center gap-x-1 py-1 sm:gap-x-6 md:py-2 ${row}`}>
          <span className="flex min-h-11 items-center gap-2 font-heading text-card font-semibold max-lg:hidden">
            <DeskLogo className="size-7" />
            {frame.title}
          </span>
          <nav
            aria-label={frame.navigation}
            className={`flex lg:flex-1 ${isDoctor ? 'flex-wrap max-sm:contents' : 'shrink-0 max-sm:-ml-1'}`}
          >
            {links.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: to === '/', includeSearch: false }}
                className="pill min-h-11 hover:bg-panel current:bg-panel max-sm:px-1"
              >
                {label}
                {to === '/' && newCount !== undefined && newCount > 0 && (
                  <span className="rounded-full bg-brand px-2 text-on-brand tabular-nums">
                    {newCount} <span className="sr-only">{frame.new}</span>
                  </span>
                )}
              </Link>
            ))}
          </nav>
          <span className="ml-auto flex shrink-0 items-center gap-2 text-fine sm:text-small">
            <span className="max-lg:hidden">{person.name}</span>
            <SignOut personId={person.id} />
          </span>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`wrap py-3 outline-none md:py-10 ${isDoctor ? 'max-sm:[--second-row:2.75rem]' : ''}`}
      >
        <Outlet />
      </main>
    </>
  );
}
