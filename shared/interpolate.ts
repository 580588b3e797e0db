import { removeMarks } from './unmarked.ts';

/** Replaces placeholders in capitals, such as `{TOWN}`; unknown ones stay as they are. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([A-Z]+)\}/g, (whole, name: string) =>
    removeMarks(String(values[name] ?? whole)),
  );
}
