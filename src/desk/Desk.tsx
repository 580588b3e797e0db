import { use } from 'react';
import { withPolyfills } from './older-browsers/with-polyfills.ts';
import type { DeskSetup } from './parts/setup.ts';

const application = withPolyfills(() => import('./OpenDesk.tsx'));

/** The staff's application, once its scripts are loaded. */
export function Desk({ setup }: { setup: DeskSetup }) {
  const { OpenDesk } = use(application);
  return <OpenDesk setup={setup} />;
}
