/** Replaces names in capitals, such as `{TOWN}`, with the values of one page. */
export function interpolate(text: string, page: Record<string, string | number>): string {
  return text.replace(/\{([A-Z]+)\}/g, (whole, name: string) => String(page[name] ?? whole));
}
