import { Fragment } from 'react';

interface NoWrapProps {
  text: string;
  /** What stays on one line, wherever it occurs in the text. */
  part: string;
}

/** A text in which one part, such as a phone number, never breaks across lines. */
export function NoWrap({ text, part }: NoWrapProps) {
  return text.split(part).map((between, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
    <Fragment key={place}>
      {place > 0 && <span className="whitespace-nowrap">{part}</span>}
      {between}
    </Fragment>
  ));
}
