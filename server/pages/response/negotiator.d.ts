declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The best encoding for a client; `preferred` breaks ties. */
    encoding(available: string[], options: { preferred: readonly string[] }): string | undefined;
    /** The best language for a client; the first one if it names none. */
    language(available: string[]): string | undefined;
  }
}
