import { Fragment } from 'react';

interface TextPartsProps {
  /** Pieces of a text, in order: plain ones, and phone numbers with their links. */
  parts: (string | { text: string; href: string })[];
}

/** A text in which the phone numbers are links, without line breaks in them. */
export function TextParts({ parts }: TextPartsProps) {
  return parts.map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
        key={place}
        href={part.href}
        className="inline-block font-semibold underlined"
      >
        {part.text}
      </a>
    ),
  );
}
