import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '../../../shared/desk/sign-in.ts';
import { sessionKey } from '../api/query-client.ts';
import { ask } from '../api/request.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';

/** The language in which the person uses the desk; the frame then reloads the page in it. */
export function LanguageChoice() {
  const { account: copy } = useCopy();
  const { language, languages } = useSetup();
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (chosen: string) => ask<SessionAnswer>('/account', 'PATCH', { language: chosen }),
    onSuccess: (answer) => client.setQueryData(sessionKey, answer),
  });
  if (languages.length < 2) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.languageHeading}</h2>
      <p className="text-small text-soft">{copy.languageText}</p>
      <fieldset className="mt-3 flex flex-wrap gap-x-6">
        <legend className="sr-only">{copy.languageHeading}</legend>
        {languages.map((code) => (
          <label key={code} lang={code} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="language"
              className="size-5 shrink-0 accent-brand"
              checked={(choose.isPending ? choose.variables : language) === code}
              disabled={choose.isPending}
              onChange={() => choose.mutate(code)}
            />
            {new Intl.DisplayNames(code, { type: 'language' }).of(code)}
          </label>
        ))}
      </fieldset>
      <Problem
        error={choose.error}
        retry={() => choose.variables !== undefined && choose.mutate(choose.variables)}
      />
    </section>
  );
}
