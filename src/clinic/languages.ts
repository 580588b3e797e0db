/** The name of a language in itself, or in another: हिन्दी for `hi`. */
export function languageName(code: string, within = code): string {
  const name = new Intl.DisplayNames(within, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(within) + name.slice(1);
}
