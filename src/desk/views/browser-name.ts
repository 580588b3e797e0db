/** What browsers are called, by what they say of themselves; those that say they are others too go first. */
const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A browser by its usual name, such as "Chrome, Android"; as it describes itself where it has none. */
export function browserName(userAgent: string): string {
  const names = [browsers, systems].flatMap((known) => {
    return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [];
  });
  return names.length > 0 ? names.join(', ') : userAgent;
}
