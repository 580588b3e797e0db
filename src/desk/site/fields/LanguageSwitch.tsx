import { Link, useParams } from '@tanstack/react-router';
import { useCopy } from '../../parts/setup.ts';
import { useSamePlace } from '../scrolling/use-same-place.ts';
import { useFile } from './file-context.ts';

/** On a screen that has no room for languages beside each other: the one that is shown. */
export function LanguageSwitch() {
  const { site: copy } = useCopy();
  const { languages, shown } = useFile();
  const { _splat } = useParams({ from: '/signed-in/site/$' });
  const notePlace = useSamePlace(shown[0]?.file.file ?? '');
  if (languages.length === shown.length) return null;
  return (
    <nav
      aria-label={copy.language}
      className="sticky top-0 z-10 -mx-1 mb-1 flex flex-wrap gap-2 bg-page px-1 py-2"
    >
      {languages.map((each) => {
        const code = each.file.language ?? '';
        const isShown = shown.includes(each);
        return (
          <Link
            key={code}
            to="/site/$"
            params={{ _splat: _splat ?? '' }}
            search={({ part }) => ({ ...(part && { part }), language: code })}
            replace
            resetScroll={false}
            onClick={notePlace}
            aria-current={isShown ? 'true' : undefined}
            className={`pill min-h-11 border border-rule ${isShown ? 'bg-brand text-on-brand' : 'bg-surface'}`}
          >
            {each.name}
          </Link>
        );
      })}
    </nav>
  );
}
