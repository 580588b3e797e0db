import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { FoundField, PressedAnswer } from '../../../../shared/desk/site/page.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Popup } from '../../dialogs/Popup.tsx';
import { useCopy } from '../../parts/setup.ts';
import { nameOf } from '../data/site.ts';
import { titleOf } from '../data/titles.ts';

interface PressedChoiceProps {
  answer: PressedAnswer;
  /** The page behind the link that was pressed. */
  link: string | null;
  onOpen: (found: FoundField) => void;
  onFollow: (path: string) => void;
  onClose: () => void;
}

/** Asks which field was meant, or says where to look if no text is what was pressed. */
export function PressedChoice({ answer, link, onOpen, onFollow, onClose }: PressedChoiceProps) {
  const { sitePage: copy, siteFiles } = useCopy();
  const { found, isSure, files } = answer;
  const offered = isSure ? found.slice(0, 1) : found;
  const fileTitle = (file: string) => titleOf(siteFiles, nameOf(file));
  const whole = (file: string) => ({ file, field: '', labels: [], text: '' });
  return (
    <Popup heading={copy.which} onClose={onClose}>
      {offered.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {offered.map((each) => (
            <li key={each.file + each.field}>
              <button
                type="button"
                className="block min-h-11 w-full py-2 text-left hover:bg-panel"
                onClick={() => onOpen(each)}
              >
                <span className="block text-small text-soft">
                  {[fileTitle(each.file), ...each.labels].join(' › ')}
                </span>
                <span className="line-clamp-2 wrap-anywhere">{each.text}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-3">{copy.nothing}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {files.map((file) => (
              <button
                key={file}
                type="button"
                className={buttonClasses('outline')}
                onClick={() => onOpen(whole(file))}
              >
                {interpolate(copy.tryFile, { FILE: fileTitle(file) })}
              </button>
            ))}
            <button
              type="button"
              className={buttonClasses('outline')}
              onClick={() => onOpen(whole(clinicFile))}
            >
              {copy.tryFacts}
            </button>
          </div>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {link !== null && (
          <button type="button" className={buttonClasses('outline')} onClick={() => onFollow(link)}>
            {copy.openLink}
          </button>
        )}
        <button type="button" className={buttonClasses('outline')} onClick={onClose}>
          {copy.close}
        </button>
      </div>
    </Popup>
  );
}
