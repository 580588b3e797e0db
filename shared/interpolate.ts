import { removePreviewMarks } from './remove-preview-marks.ts';

/** Replaces placeholders in capitals, such as `{TOWN}`; unknown ones stay as they are. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([A-Z]+)\}/g, (whole, name: string) =>
    removePreviewMarks(String(values[name] ?? whole)),
  );
}
