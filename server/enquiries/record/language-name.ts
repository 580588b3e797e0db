/** The name of a language: `mr` is Marathi, or मराठी within Hindi. */
export function languageName(code: string, within = 'en'): string {
  return new Intl.DisplayNames(within, { type: 'language' }).of(code) ?? code;
}
