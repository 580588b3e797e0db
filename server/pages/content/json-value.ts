/** A value as it is stored; null stands for none. */
export function stored(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** A stored value; undefined if there is none. */
export function fromStored(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}
