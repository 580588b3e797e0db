/** Browser names by User-Agent; browsers that also claim to be others come first. */
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

/** The common name of a browser, such as "Chrome, Android", or else its User-Agent. */
export function browserName(userAgent: string): string {
  const names = [browsers, systems].flatMap((known) => {
    return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [];
  });
  return names.length > 0 ? names.join(', ') : userAgent;
}
