import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedPost } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useSetup } from '../../parts/setup.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';
import { BeginTranslation } from './BeginTranslation.tsx';
import { LinkPost } from './LinkPost.tsx';
import { useLinking, useTranslations } from './translations.ts';

const textButton = 'min-h-11 font-semibold underline';

/** The post in the other languages of the site: written, still to be begun, or to be linked. */
export function Translations({ editing }: { editing: PostEditing }) {
  const { copy, locale } = useSetup();
  const { languages } = useSignedIn();
  const { id } = editing.stored;
  const { data, error, refetch } = useTranslations(id);
  const linking = useLinking(id);
  const [asked, setAsked] = useState<string>();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const nameOf = (language: string) => names.of(language) ?? language;
  const linked = data?.translations ?? [];
  const missing = languages.filter(
    (code) => code !== editing.fields.language && linked.every(({ language }) => language !== code),
  );
  if (languages.length < 2) return null;
  const close = () => setAsked(undefined);
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.translations.heading}</h2>
      <p className="mt-2 text-small text-soft">{copy.translations.text}</p>
      <Problem error={error} retry={() => void refetch()} />
      {asked === undefined && <Problem error={linking.error} />}
      {data && (
        <ul className="mt-3 divide-y divide-line">
          {linked.map((post) => (
            <li key={post.id} className="flex flex-wrap items-center gap-x-6 py-2">
              <LinkedPost post={post} language={nameOf(post.language)} />
              <button
                type="button"
                className={textButton}
                disabled={linking.isPending}
                onClick={() => linking.mutate({ method: 'DELETE', other: post.id ?? '' })}
              >
                {copy.translations.unlink}
                <span className="sr-only">: {post.title || copy.posts.untitled}</span>
              </button>
            </li>
          ))}
          {missing.map((language) => (
            <li key={language} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <BeginTranslation editing={editing} language={language} name={nameOf(language)} />
              <button type="button" className={textButton} onClick={() => setAsked(language)}>
                {interpolate(copy.translations.link, { LANGUAGE: nameOf(language) })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <LinkPost
          language={asked}
          name={nameOf(asked)}
          error={linking.error}
          isPending={linking.isPending}
          onLink={(other) => linking.mutate({ method: 'PUT', other }, { onSuccess: close })}
          onClose={() => {
            linking.reset();
            close();
          }}
        />
      )}
    </section>
  );
}

function LinkedPost({ post, language }: { post: ListedPost; language: string }) {
  const { copy } = useSetup();
  const { id, title, state } = post;
  return (
    <>
      <p className="basis-full text-small text-soft">
        {language}: {copy.posts[state]}
      </p>
      <Link
        to="/posts/$id"
        params={{ id: id ?? '' }}
        className="inline-block min-h-11 content-center wrap-anywhere font-semibold underline"
        lang={title === '' ? undefined : post.language}
      >
        {title || copy.posts.untitled}
      </Link>
    </>
  );
}
