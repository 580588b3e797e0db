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
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      withoutPunctuation(parts, index)
    ) : (
      <NumberLink
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
        key={index}
        {...part}
        before={punctuationBefore(parts[index - 1])}
        after={punctuationAfter(parts[index + 1])}
      />
    ),
  );
}

interface NumberLinkProps {
  text: string;
  href: string;
  /** The punctuation that stays on its line. */
  before: string;
  after: string;
}

function NumberLink({ text, href, before, after }: NumberLinkProps) {
  const isAlone = before === '' && after === '';
  const mayBreak = isAlone && text.includes(' ');
  const link = (
    <a href={href} className={`font-semibold underlined ${mayBreak ? 'inline-block' : ''}`}>
      {text}
    </a>
  );
  if (isAlone) return link;
  return (
    <span className="inline-block">
      {before}
      {link}
      {after}
    </span>
  );
}
