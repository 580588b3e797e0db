/** Whether the browser has the two newest features in `polyfills.ts`, and so all of them. */
const isModern = 'groupBy' in Map && 'canParse' in URL;

/** Loads scripts of the desk, in older browsers after the polyfills. */
export function withPolyfills<Module>(load: () => Promise<Module>): Promise<Module> {
  return isModern ? load() : import('./polyfills.ts').then(load);
}
