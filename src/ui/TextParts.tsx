interface TextPartsProps {
  /** Pieces of a text, in order: plain ones, and phone numbers with their links. */
  parts: (string | { text: string; href: string })[];
}

/** A text in which the phone numbers are links. */
export function TextParts({ parts }: TextPartsProps) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
        key={index}
        href={part.href}
        className="font-semibold underlined"
      >
        {part.text}
      </a>
    ),
  );
}
