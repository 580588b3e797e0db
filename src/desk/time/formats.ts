const units = new Map<string, Intl.NumberFormat>();
const relative = new Map<string, Intl.RelativeTimeFormat>();

/** Writes numbers with a unit, such as `6 hours`. It is made once, because every row of a list needs it. */
export function unitFormatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = units.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', ...options });
  units.set(key, format);
  return format;
}

/** Writes days as `today` and `tomorrow`. It is made once, because every row of a list needs it. */
export function relativeFormatOf(locale: string): Intl.RelativeTimeFormat {
  const format = relative.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relative.set(locale, format);
  return format;
}
