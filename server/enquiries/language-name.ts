const names = new Intl.DisplayNames('en', { type: 'language' });

/** What staff call a language: the code `mr` is Marathi. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
