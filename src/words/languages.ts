/** The name of a language in that language, हिन्दी for `hi`, or in another. */
export function languageName(code: string, displayLanguage = code): string {
  const name = new Intl.DisplayNames(displayLanguage, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(displayLanguage) + name.slice(1);
}
