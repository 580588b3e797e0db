/** A half day that a visitor can tick in the contact form. */
export interface HalfDayChoice {
  /** `2026-11-24-morning` */
  id: string;
  /** The sentence for it in the message, in the language of the page. */
  sentence: string;
}

const valuePattern = /^(?<id>\d{4}-\d{2}-\d{2}-(?:morning|afternoon)) (?<sentence>\S.*)$/;

/** The value of its checkbox. It contains the sentence, so that the message gets the one that the visitor saw. */
export function valueOfHalfDay({ id, sentence }: HalfDayChoice): string {
  return `${id} ${sentence}`;
}

/** Reverses `valueOfHalfDay`; null for any other text. */
export function readHalfDay(value: string): HalfDayChoice | null {
  const { id, sentence } = valuePattern.exec(value)?.groups ?? {};
  return id !== undefined && sentence !== undefined ? { id, sentence } : null;
}

/** Appends the sentences of half days that a message does not contain yet. */
export function withSentences(message: string, halfDays: HalfDayChoice[]): string {
  const missing = halfDays
    .map(({ sentence }) => sentence)
    .filter((each) => !message.includes(each));
  return [message, ...missing].filter((text) => text !== '').join('\n');
}
