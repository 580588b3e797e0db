const names = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language: `mr` is Marathi. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
