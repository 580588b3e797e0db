/** The youngest of what `polyfills.ts` adds: who has these has all of it. */
const isYoung = 'groupBy' in Map && 'canParse' in URL;

/** Loads scripts of the desk; where the browser is older than what they use, the polyfills first. */
export function withPolyfills<Module>(load: () => Promise<Module>): Promise<Module> {
  return isYoung ? load() : import('./polyfills.ts').then(load);
}
