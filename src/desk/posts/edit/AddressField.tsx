import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { prefixOf } from '../../../../shared/languages.ts';
import { suggestedSlug } from '../../../../shared/text/slug.ts';
import { useSignedIn } from '../../api/session.ts';
import { Field } from '../../parts/Field.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { PostFields } from './use-post-editing.ts';

interface AddressFieldProps {
  fields: PostFields;
  isOnSite: boolean;
  wrong: string | undefined;
  onChange: (slug: string) => void;
}

/** The address of a post: generated from the title until someone types another. */
export function AddressField({ fields, isOnSite, wrong, onChange }: AddressFieldProps) {
  const { post: copy } = useCopy();
  const { languages } = useSignedIn();
  // While someone is typing, the field shows what was typed, not the resulting slug.
  const [typed, setTyped] = useState<string | null>(null);
  const slug = fields.slug || suggestedSlug(fields.title);
  const place = `${location.origin}${prefixOf(fields.language, languages)}/blog/${slug || '…'}`;
  return (
    <div className="wrap-anywhere">
      <Field
        label={copy.address}
        hint={interpolate(copy.addressHint, { ADDRESS: place })}
        problem={wrong}
        maxLength={200}
        autoComplete="off"
        spellCheck="false"
        value={typed ?? slug}
        onChange={(value) => {
          setTyped(value);
          onChange(suggestedSlug(value));
        }}
        onBlur={() => setTyped(null)}
      />
      {isOnSite && <p className="mt-1 text-small text-soft">{copy.oldAddress}</p>}
    </div>
  );
}
