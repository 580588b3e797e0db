import { Link } from '@tanstack/react-router';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import type { SiteGroup } from '../data/groups.ts';
import { AddTown } from './AddTown.tsx';

/** More links than these are shown when asked for. */
const mostOpen = 8;

/** What can be changed, in groups. */
export function SiteGroups({ groups }: { groups: SiteGroup[] }) {
  const { site: copy } = useCopy();
  const { person } = useSignedIn();
  return (
    <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => {
        const { label, links } = group;
        const isTowns = label === 'groupTowns' && person.role === 'doctor';
        const list = <Links group={group} />;
        return (
          <section key={label} className="card min-w-0 px-4 py-3">
            {links.length > mostOpen ? (
              <details>
                <summary className="min-h-11 cursor-pointer content-center">
                  <h2 className="inline text-card">{copy[label]}</h2>
                  <span className="ml-2 text-small text-soft tabular-nums">{links.length}</span>
                </summary>
                {list}
              </details>
            ) : (
              <>
                <h2 className="text-card">{copy[label]}</h2>
                {list}
              </>
            )}
            {isTowns && <AddTown links={links} />}
          </section>
        );
      })}
    </div>
  );
}

function Links({ group: { links } }: { group: SiteGroup }) {
  const { site: copy } = useCopy();
  return (
    <ul>
      {links.map(({ name, part, title, drafts, overtaken }) => (
        <li key={name + part}>
          <Link
            to="/site/$"
            params={{ _splat: name }}
            search={part ? { part } : {}}
            className="flex min-h-11 flex-wrap items-center gap-x-2 underline"
          >
            <span className="wrap-anywhere">{title}</span>
            {drafts > 0 && (
              <span className="rounded-full bg-panel px-2 text-small no-underline">
                {interpolate(copy.unpublished, { COUNT: drafts })}
              </span>
            )}
            {overtaken > 0 && (
              <span className="rounded-full bg-warm px-2 text-small font-semibold">
                {interpolate(copy.toDecide, { COUNT: overtaken })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
