import { isGroup } from '../../../../shared/json.ts';
import { useCopy } from '../../parts/setup.ts';
import { useKeyboardInsets } from '../../parts/visual-viewport.ts';
import { FieldNode, filledLabelsOf } from '../file/FieldNode.tsx';
import { isHidden, useFileForm } from '../file/file-form.ts';
import { useFocusedField } from '../file/focus.ts';
import { Section } from '../file/Section.tsx';
import { Address } from './Address.tsx';
import { partsOf } from './article.ts';

const idOf = (part: string) => `part-${part}`;

/**
 * The fields of an article in parts, with a row of links to the parts; the parts below the text are closed at first.
 */
export function ArticleBody() {
  const { articleParts: copy, content } = useCopy();
  const { form, shownLanguages } = useFileForm();
  const { bottom: keyboardHeight } = useKeyboardInsets();
  const value = shownLanguages.map((each) => each.value).findLast(isGroup);
  const parts = partsOf((form.fields ?? []).filter((each) => !isHidden(each)));
  useFocusedField();
  return (
    <>
      <nav
        aria-label={copy.label}
        className={`top-0 z-20 -mx-[min(1.25rem,6.25vw)] flex gap-x-4 overflow-x-auto bg-page px-[min(1.25rem,6.25vw)] sm:gap-x-6 lowest:static ${keyboardHeight > 0 ? '' : 'sticky'}`}
      >
        {parts.map(({ name }) => (
          <a
            key={name}
            href={`#${idOf(name)}`}
            className="inline-flex min-h-11 shrink-0 items-center text-small underline"
            onClick={(event) => {
              event.preventDefault();
              showPart(document.getElementById(idOf(name)));
            }}
          >
            {copy[name]}
          </a>
        ))}
      </nav>
      <div className="card divide-y divide-line">
        {parts.map(({ name, fields }) => {
          const nodes = fields.map((each) => (
            <FieldNode key={each.name} form={each} field={`/${each.name}`} level={3} />
          ));
          return name === 'title' || name === 'text' ? (
            <div
              key={name}
              id={idOf(name)}
              tabIndex={-1}
              className="scroll-mt-12 px-4 outline-none sm:px-6"
            >
              {nodes}
            </div>
          ) : (
            <Section
              key={name}
              id={idOf(name)}
              heading={copy[name]}
              level={2}
              preview={filledLabelsOf(fields, value) || content.none}
              fields={fields.map((each) => `/${each.name}`)}
              isInitiallyOpen={false}
            >
              {nodes}
            </Section>
          );
        })}
      </div>
      <Address />
    </>
  );
}

/** Opens a part, scrolls to it, and moves the focus there. */
function showPart(part: HTMLElement | null): void {
  const show = () => {
    part?.scrollIntoView();
    (part?.querySelector<HTMLElement>(':scope > summary') ?? part)?.focus({ preventScroll: true });
  };
  if (part instanceof HTMLDetailsElement && !part.open) {
    // Its fields are rendered once it is open.
    part.addEventListener('toggle', show, { once: true });
    part.open = true;
  } else show();
}
