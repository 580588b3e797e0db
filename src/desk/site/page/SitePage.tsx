import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FoundField } from '../../../../shared/desk/site/page.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { LeftOutDrafts } from './LeftOutDrafts.tsx';
import { Modes, type PageMode } from './Modes.tsx';
import { PressedChoice } from './PressedChoice.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { type Press, placeOf } from './place.ts';
import { usePageOf, usePressed } from './requests.ts';
import { SharePreview } from './SharePreview.tsx';

/** The site as visitors see it, with what is not published yet: a press on a text leads to its field. */
export function SitePage() {
  const { sitePage: copy } = useCopy();
  const { path, file, field } = useSearch({ from: '/signed-in/site/page' });
  const navigate = useNavigate();
  const [mode, setMode] = useState<PageMode>('change');
  const [isMissing, setMissing] = useState(false);
  const wanted = file === undefined ? null : { file, field: field ?? '' };
  const page = usePageOf(path === undefined ? wanted : null);
  const pressed = usePressed();
  const [press, setPress] = useState<Press | null>(null);
  const address = path ?? page.data?.path ?? (wanted ? undefined : '/');

  const open = (found: FoundField, { pressed: { texts } }: Press) =>
    void navigate({ ...placeOf(found), state: { pressed: texts[0] } });
  const find = (next: Press) => {
    setPress(next);
    pressed.mutate(next.pressed, {
      onSuccess: ({ found: [first], isSure }) => {
        if (first && isSure && next.link === null) open(first, next);
      },
    });
  };
  const follow = (to: string) => {
    pressed.reset();
    setPress(null);
    void navigate({ to: '/site/page', search: { path: to } });
  };
  const isAsked = pressed.data && !(pressed.data.isSure && press?.link === null);
  return (
    <>
      <Heading title={copy.title} isSmall beside={<SharePreview />}>
        {copy.heading}
      </Heading>
      <Modes mode={mode} onChange={setMode} />
      <LeftOutDrafts />
      <Problem error={page.error ?? pressed.error} retry={() => void page.refetch()} />
      <p role="status" className="text-small">
        {isMissing && copy.notFound}
      </p>
      {address === undefined ? (
        <Spinner copy={copy.loading} />
      ) : (
        <PreviewFrame
          path={address}
          wanted={path === undefined ? page.data : undefined}
          isLooking={mode === 'look'}
          onPress={find}
          onMissing={setMissing}
          onPath={(to) => void navigate({ to: '/site/page', search: { path: to }, replace: true })}
        />
      )}
      {press && isAsked && pressed.data && (
        <PressedChoice
          answer={pressed.data}
          link={press.link}
          onOpen={(found) => open(found, press)}
          onFollow={follow}
          onClose={() => pressed.reset()}
        />
      )}
    </>
  );
}
