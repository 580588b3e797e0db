import { interpolate } from '../../../../shared/interpolate.ts';
import { useSignedIn } from '../../api/session.ts';
import { Checkbox, Field } from '../../parts/Field.tsx';
import { useSetup } from '../../parts/setup.ts';
import { useTranslations } from '../translations/translations.ts';
import { AddressField } from './AddressField.tsx';
import { PostPicture } from './PostPicture.tsx';
import type { PostEditing } from './use-post-editing.ts';

interface PostDetailsProps {
  editing: PostEditing;
  /** What is wrong with the address. */
  addressProblem: string | undefined;
  /** Called after each change. */
  onAddress: () => void;
}

const longestExcerpt = 1_000;

/** The fields of a post besides its title and text. */
export function PostDetails({ editing, addressProblem, onAddress }: PostDetailsProps) {
  const {
    copy: { post: copy },
    locale,
  } = useSetup();
  const { languages } = useSignedIn();
  const { fields, stored, write } = editing;
  const { data } = useTranslations(stored.id);
  const linked = data?.translations.map(({ language }) => language) ?? [];
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <section className="card grid gap-5 p-5 sm:p-6">
      <h2 className="text-card">{copy.details}</h2>
      <Field
        label={copy.excerpt}
        hint={interpolate(copy.excerptHint, { COUNT: fields.excerpt.length, MOST: longestExcerpt })}
        isLong
        maxLength={longestExcerpt}
        language={fields.language}
        value={fields.excerpt}
        onChange={(excerpt) => write({ excerpt })}
      />
      <AddressField
        fields={fields}
        isOnSite={stored.live !== null}
        wrong={addressProblem}
        onChange={(slug) => {
          write({ slug });
          onAddress();
        }}
      />
      <PostPicture image={fields.image} onChange={(image) => write({ image })} />
      {languages.length > 1 && (
        <label className="block font-semibold">
          {copy.language}
          <select
            className="mt-1 block min-h-12 w-full rounded-card border border-rule bg-surface px-3 py-2 text-ink"
            value={fields.language}
            onChange={({ target }) => write({ language: target.value })}
          >
            {languages.map((language) => (
              <option key={language} value={language} disabled={linked.includes(language)}>
                {languageNames.of(language)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Checkbox
        label={copy.featured}
        hint={copy.featuredHint}
        isChecked={fields.featured}
        onChange={(featured) => write({ featured })}
      />
    </section>
  );
}
