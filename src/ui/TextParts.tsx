import {
  type Part,
  punctuationAfter,
  punctuationBefore,
  withoutPunctuation,
} from './number-punctuation.ts';

interface TextPartsProps {
  /** Pieces of a text, in order: plain ones, and phone numbers with their links. */
  parts: Part[];
}

/** A text in which the phone numbers are links, without line breaks in them or at their punctuation. */
export function TextParts({ parts }: TextPartsProps) {
  return parts.map((part, place) =>
    typeof part === 'string' ? (
      withoutPunctuation(parts, place)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
      <span key={place} className={part.text.includes(' ') ? 'inline-block' : undefined}>
        {punctuationBefore(parts[place - 1])}
        <a href={part.href} className="font-semibold underlined">
          {part.text}
        </a>
        {punctuationAfter(parts[place + 1])}
      </span>
    ),
  );
}
