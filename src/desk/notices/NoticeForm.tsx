import { useEffect, useRef, useState } from 'react';
import type { Notice, NoticeContent } from '../../../shared/desk/notices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { actionShapes } from '../../ui/icon-shapes.tsx';
import { useSignedIn } from '../api/session.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { AddToNotice } from './AddToNotice.tsx';
import { useNoticeForm } from './notice-form.ts';
import { ReadySentences } from './ReadySentences.tsx';
import type { Announced } from './ready-notices.ts';

/** Maximum length of a sentence, as on the server. */
const longest = 300;

interface NoticeFormProps {
  /** The notice being changed; omitted for a new one. */
  notice?: Notice;
  /** Called after saving or cancelling, with what the ready sentence announces if one was chosen. */
  onClose: (announced: Announced | undefined) => void;
}

/** The form for a new or changed notice. */
export function NoticeForm({ notice, onClose }: NoticeFormProps) {
  const { notices: copy } = useCopy();
  const { locale } = useSetup();
  const { languages } = useSignedIn();
  const [announced, setAnnounced] = useState<Announced>();
  const [ready, setReady] = useState<NoticeContent['texts']>({});
  const form = useNoticeForm(notice, () => {
    setAnnounced(undefined);
    onClose(isReady ? announced : undefined);
  });
  const { draft, write, error, problemOf } = form;
  // Once it was rewritten in every language, it may announce anything.
  const isReady = Object.entries(ready).some(([code, text]) => draft.texts[code] === text);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const [main = ''] = languages;
  const nameOf = (code: string) => ({ LANGUAGE: names.of(code) ?? code });
  return (
    <div ref={element} className="mt-4 grid grid-cols-1 gap-4">
      {!notice && (
        <ReadySentences
          announced={announced}
          onAnnounce={(next, made) => {
            setAnnounced(next);
            if (!made) return;
            setReady(made.texts);
            write({ ...draft, ...made });
          }}
        />
      )}
      <Form
        action={{ mutate: form.send, isPending: form.isPending, error }}
        button={copy.save}
        buttonKept="atEdge"
      >
        {languages.map((code) => (
          <Field
            key={code}
            label={interpolate(copy.text, nameOf(code))}
            hint={code === main ? interpolate(copy.textHint, { COUNT: longest }) : copy.otherHint}
            isLong
            maxLength={longest}
            problem={problemOf(`texts.${code}`)}
            value={draft.texts[code] ?? ''}
            onChange={(text) => write({ ...draft, texts: { ...draft.texts, [code]: text } })}
          />
        ))}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {(['from', 'until'] as const).map((name) => (
            <div key={name}>
              <Field
                label={copy[name]}
                type="datetime-local"
                isRequired
                problem={problemOf(name)}
                value={draft[name]}
                onChange={(time) => write({ ...draft, [name]: time })}
              />
              {/* Beside what was refused: further down, the button that is kept at the edge would hide it. */}
              {name === 'from' && form.inTheWay && (
                <AddToNotice refused={form.inTheWay} onAdded={form.noteAdded} />
              )}
            </div>
          ))}
        </div>
        <p className="-mt-3 text-small text-soft">{copy.clock}</p>
        <NoticePreview texts={draft.texts} />
        {notice && form.isConflict && (
          <p className="font-semibold">
            {copy.now} “{notice.texts[main]}”
          </p>
        )}
        {form.isGone && <p className="font-semibold">{copy.gone}</p>}
      </Form>
      {notice && (
        <button type="button" className={buttonClasses('outline')} onClick={form.close}>
          {copy.cancel}
        </button>
      )}
    </div>
  );
}

/** How a notice looks on the public pages, in each of its languages. */
function NoticePreview({ texts }: { texts: Record<string, string> }) {
  const { notices: copy } = useCopy();
  const { languages } = useSignedIn();
  const written = languages.filter((code) => texts[code]?.trim());
  if (written.length === 0) return null;
  return (
    <figure>
      <figcaption className="text-small font-semibold">{copy.preview}</figcaption>
      {written.map((code) => (
        <p
          key={code}
          lang={code}
          className="mt-1 flex gap-2.5 border-line border-b bg-panel px-5 py-2 text-small"
        >
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            className="icon mt-0.5 text-brand-ink"
            aria-hidden="true"
          >
            {actionShapes.calendar}
          </svg>
          <span className="min-w-0 wrap-anywhere">{texts[code]}</span>
        </p>
      ))}
    </figure>
  );
}
