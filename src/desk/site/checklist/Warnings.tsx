import type { SiteChecklistAnswer } from '../../../../shared/desk/site/checklist.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { FieldName } from '../publish/FieldName.tsx';

/** What the check of the site warns of, with the fields that it lies in. */
export function Warnings({ warnings }: Pick<SiteChecklistAnswer, 'warnings'>) {
  const { siteChecklist: copy } = useCopy();
  const { locale } = useSetup();
  if (warnings.length === 0) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <section className="card mb-4 border-l-4 border-l-accent px-4 py-3">
      <h2 className="text-card">{copy.warnings}</h2>
      <ul>
        {warnings.map(({ file, field, message }) => (
          <li key={file + field + message} className="mt-2">
            {file.includes('.') ? (
              <FieldName place={{ file, field }} />
            ) : (
              <p className="font-semibold">{names.of(file) ?? file}</p>
            )}
            <p className="wrap-anywhere">{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
