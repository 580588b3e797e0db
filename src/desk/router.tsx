import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { SignedIn } from './SignedIn.tsx';
import { readFilter } from './views/filter.ts';
import { Missing } from './views/Missing.tsx';
import { readPostFilter } from './views/posts/post-filter.ts';

const root = createRootRoute({ component: Outlet });

/** Everything that is shown to nobody without a session. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });

const enquiries = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: readFilter,
  component: lazyRouteComponent(() => import('./views/EnquiryList.tsx'), 'EnquiryList'),
});

const enquiry = createRoute({
  getParentRoute: () => signedIn,
  path: '/enquiries/$id',
  validateSearch: readFilter,
  component: lazyRouteComponent(() => import('./views/Enquiry.tsx'), 'Enquiry'),
});

const notices = createRoute({
  getParentRoute: () => signedIn,
  path: '/notices',
  component: lazyRouteComponent(() => import('./views/notices/Notices.tsx'), 'Notices'),
});

const posts = createRoute({
  getParentRoute: () => signedIn,
  path: '/posts',
  validateSearch: readPostFilter,
  component: lazyRouteComponent(() => import('./views/posts/PostList.tsx'), 'PostList'),
});

const post = createRoute({
  getParentRoute: () => signedIn,
  path: '/posts/$id',
  component: lazyRouteComponent(() => import('./views/posts/Post.tsx'), 'Post'),
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(() => import('./views/Account.tsx'), 'Account'),
});

const people = createRoute({
  getParentRoute: () => signedIn,
  path: '/people',
  component: lazyRouteComponent(() => import('./views/People.tsx'), 'People'),
});

const accessLog = createRoute({
  getParentRoute: () => signedIn,
  path: '/access-log',
  component: lazyRouteComponent(() => import('./views/AccessLog.tsx'), 'AccessLog'),
});

/** Where the link of an invitation or a reset leads. */
const password = createRoute({
  getParentRoute: () => root,
  path: '/password',
  component: lazyRouteComponent(() => import('./views/ChoosePassword.tsx'), 'ChoosePassword'),
});

const views = signedIn.addChildren([
  enquiries,
  enquiry,
  notices,
  posts,
  post,
  account,
  people,
  accessLog,
]);

/** Which view is shown at which address. */
export const router = createRouter({
  routeTree: root.addChildren([views, password]),
  basepath: '/desk',
  defaultNotFoundComponent: Missing,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
