import { useIsMutating, useMutation } from '@tanstack/react-query';
import { Link, Outlet, useBlocker, useLocation, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SessionResponse } from '../../shared/desk/sign-in.ts';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { deleteDrafts, noteDraftsOf, saveNoteDrafts } from './api/drafts.ts';
import { useChanges } from './api/enquiries.ts';
import { recordKey } from './api/query-client.ts';
import { DeskError } from './api/request.ts';
import { SessionContext, useSession, useSignOut } from './api/session.ts';
import { openEditors, saveBeforeLeaving, UnsavedTexts } from './content/saving/unsaved.ts';
import { useWaitUntilRecorded } from './enquiries/NotRecorded.tsx';
import { Heading } from './parts/Heading.tsx';
import { DeskLogo, NarrowView } from './parts/NarrowView.tsx';
import { Problem } from './parts/Problem.tsx';
import { useCopy, useSetup } from './parts/setup.ts';

/** The command that creates the first account. */
const firstAccountCommand = 'npm run staff -- add EMAIL --name NAME --role doctor';

/** Shown before anyone has an account. */
function NoAccount() {
  const { frame, signIn } = useCopy();
  return (
    <NarrowView>
      <Heading>{frame.title}</Heading>
      <p>{signIn.noAccounts}</p>
      <p className="mt-4 overflow-x-auto rounded-card bg-panel p-4">
        <code>{firstAccountCommand}</code>
      </p>
    </NarrowView>
  );
}

/** Loaded on demand, because the library of its form fields is large. */
const SignIn = lazy(async () => ({ default: (await import('./staff/SignIn.tsx')).SignIn }));

/** The desk for someone who is signed in, or the sign-in form for anyone else. */
export function SignedIn() {
  const { data, error, isPending, refetch } = useSession();
  const { frame } = useCopy();
  const isReloading = useReloadInOwnLanguage(data?.language);
  const spinner = (
    <main className="wrap py-20">
      <Spinner copy={frame.loading} />
    </main>
  );
  if (isPending || isReloading) return spinner;
  if (data) {
    return (
      <SessionContext value={data}>
        <Frame session={data} />
      </SessionContext>
    );
  }
  if (data === null) {
    return (
      <Suspense fallback={spinner}>
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
 * Reloads the page if the person's language differs from the page's, because a page has the texts of one language only.
 * @returns whether it is reloading
 */
function useReloadInOwnLanguage(personLanguage: string | null | undefined): boolean {
  const { language, languages } = useSetup();
  const isOther = Boolean(
    personLanguage && personLanguage !== language && languages.includes(personLanguage),
  );
  useEffect(() => {
    if (isOther) location.reload();
  }, [isOther]);
  return isOther;
}

function Frame({ session: { person } }: { session: SessionResponse }) {
  const { frame, list, visits, notices, content } = useCopy();
  const newCount = useChanges()?.counts.new ?? 0;
  // Asks before the tab is closed, which would lose unrecorded changes; leaving a view loses none.
  const isRecording = useIsMutating({ mutationKey: recordKey }) > 0;
  useBlocker({ shouldBlockFn: () => false, disabled: !isRecording });
  useEffect(() => deleteDrafts(person.id), [person.id]);
  const view = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const isEnquiry = view === '/signed-in/enquiries/$id';
  const hasPanes = isEnquiry || view === '/signed-in/';
  const links = [
    { to: '/', label: list.heading },
    { to: '/visits', label: visits.heading },
    { to: '/notices', label: notices.heading },
    ...(person.role === 'doctor' ? [{ to: '/site', label: content.heading }] : []),
  ] as const;
  return (
    <>
      <a href="#main" className="skip-link">
        {frame.skipToContent}
      </a>
      {/* On a phone, an enquiry has only its link back to the list instead. */}
      <header
        className={`border-line border-b bg-surface print:hidden ${isEnquiry ? 'max-md:hidden' : ''}`}
      >
        <div className="flex items-center px-[min(0.75rem,3.75vw)] md:px-6">
          <span className="mr-6 flex items-center gap-2 font-heading text-card font-semibold max-panes:hidden">
            <DeskLogo className="size-7" />
            {frame.title}
          </span>
          <nav
            aria-label={frame.navigation}
            className="flex min-w-0 grow scroll-px-12 overflow-x-auto max-md:justify-between max-md:after:block md:gap-1"
          >
            {links.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: to === '/', includeSearch: false }}
                className={`nav-link ${to === '/' && (isEnquiry || view === '/signed-in/enter') ? 'border-brand-ink!' : ''}`}
              >
                {label}
                {to === '/' && newCount > 0 && (
                  <span className="rounded-full bg-brand px-1.5 text-small leading-snug text-on-brand tabular-nums">
                    {newCount} <span className="sr-only">{frame.new}</span>
                  </span>
                )}
              </Link>
            ))}
          </nav>
          <MoreMenu person={person} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`wrap outline-none ${hasPanes ? 'pt-2 panes:max-w-none! panes:p-0!' : 'py-3 md:py-8'}`}
      >
        <Outlet />
      </main>
    </>
  );
}

/** The menu of the views that are used less often. */
function MoreMenu({ person: { id, name, role } }: { person: SessionResponse['person'] }) {
  const { answers, clinic, frame, numbers, people, account } = useCopy();
  const { href, pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (menu.current?.open && (isEscape || !isInside)) menu.current.open = false;
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, close);
    return () => {
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, close);
    };
  }, []);
  useEffect(() => {
    if (href && menu.current) menu.current.open = false;
  }, [href]);
  const links = [
    ...(role === 'doctor'
      ? [
          { to: '/numbers', label: numbers.heading },
          { to: '/people', label: people.heading },
          { to: '/access-log', label: people.logHeading },
          { to: '/clinic', label: clinic.heading },
        ]
      : []),
    { to: '/answers', label: answers.heading },
    { to: '/account', label: account.heading },
  ] as const;
  const isCurrent = links.some(({ to }) => pathname.endsWith(to));
  return (
    <details ref={menu} className="relative shrink-0">
      <summary
        className={`nav-link list-none hover:bg-panel ${isCurrent ? 'border-brand-ink!' : ''}`}
      >
        {frame.more}
        <Icon name="chevron-down" size={14} />
      </summary>
      <div className="card absolute top-full right-0 z-30 grid min-w-52 p-2 shadow-soft">
        <p className="px-3 py-1 text-small text-soft">{name}</p>
        {links.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="min-h-11 content-center rounded-card px-3 font-semibold hover:bg-panel current:bg-panel"
          >
            {label}
          </Link>
        ))}
        <SignOut personId={id} />
      </div>
    </details>
  );
}

const Confirm = lazy(async () => ({ default: (await import('./dialogs/Confirm.tsx')).Confirm }));

/** Signs out once everything is saved; asks first if something is still unsaved, because signing out deletes it. */
function SignOut({ personId }: { personId: string }) {
  const { content, frame, common } = useCopy();
  const signOut = useSignOut();
  const waitUntilRecorded = useWaitUntilRecorded();
  const [question, setQuestion] = useState<{ text: string; hasNotes: boolean }>();
  // The browser's Back closes the question, even if unsaved text keeps the view open.
  useEffect(() => {
    if (!question) return;
    const close = () => setQuestion(undefined);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [question]);
  const signOutOrAsk = async () => {
    await Promise.all([...openEditors].map(saveBeforeLeaving));
    await waitUntilRecorded();
    const hasNotes = noteDraftsOf(personId).length > 0;
    const text = [
      ...(hasNotes ? [common.signOutNotes] : []),
      ...(new UnsavedTexts(personId).paths.length > 0 ? [content.signOutText] : []),
    ].join(' ');
    if (text === '') signOut.mutate();
    else setQuestion({ text, hasNotes });
  };
  const save = useMutation({ mutationFn: () => saveNoteDrafts(personId), onSuccess: signOutOrAsk });
  return (
    <>
      <button
        type="button"
        className="min-h-11 rounded-card px-3 text-left font-semibold hover:bg-panel"
        onClick={() => void signOutOrAsk()}
      >
        {frame.signOut}
      </button>
      {!question && <Problem error={signOut.error} retry={() => signOut.mutate()} />}
      {question && (
        <Suspense>
          <Confirm
            heading={frame.signOut}
            text={question.text}
            action={frame.signOut}
            alternative={
              question.hasNotes
                ? { label: common.saveAndSignOut, onPress: () => save.mutate() }
                : undefined
            }
            error={save.error ?? signOut.error}
            isPending={save.isPending || signOut.isPending}
            onConfirm={() => signOut.mutate()}
            onClose={() => setQuestion(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
