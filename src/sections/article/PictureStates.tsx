import type { States } from '../../content/read/articles.ts';
import type { Site } from '../../content/read/index.ts';
import { Picture } from '../../ui/Picture.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface PictureStatesProps {
  site: Site;
  states: States;
}

/** Pictures among which the reader chooses with radio buttons; states.css shows the chosen one. */
export function PictureStates({ site, states: { question, choices } }: PictureStatesProps) {
  return (
    <fieldset className="states">
      <legend className="font-heading font-semibold text-card">{question}</legend>
      <div className="state-names">
        {choices.map(({ name }, index) => (
          <label key={name}>
            <input
              type="radio"
              name="state"
              id={`state-${index}`}
              aria-describedby={`state-text-${index}`}
              defaultChecked={index === 0}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="state-pictures">
        {choices.map(({ name, text, picture }, index) => (
          <figure key={name}>
            <Picture picture={picture} alt="" className="w-full" />
            <figcaption id={`state-text-${index}`}>
              <strong>{name}. </strong>
              <LinkedText site={site} text={text} />
            </figcaption>
          </figure>
        ))}
        <Spots choices={choices} />
      </div>
    </fieldset>
  );
}

/** The side of the square around a spot that answers a tap, as a fraction of the picture's width. */
const sideShare = 1 / 8;

/** The places on the picture that a tap chooses; the radio buttons name the same choices. */
function Spots({ choices }: Pick<States, 'choices'>) {
  const [first] = choices;
  if (!first || choices.every(({ spot }) => !spot)) return null;
  const { width, height } = first.picture;
  const side = width * sideShare;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="state-spots" aria-hidden="true">
      {choices.map(
        ({ name, spot }, index) =>
          spot && (
            <foreignObject
              key={name}
              x={(width * spot.x) / 100 - side / 2}
              y={(height * spot.y) / 100 - side / 2}
              width={side}
              height={side}
            >
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the button of this id has a label with words */}
              <label htmlFor={`state-${index}`} />
            </foreignObject>
          ),
      )}
    </svg>
  );
}
