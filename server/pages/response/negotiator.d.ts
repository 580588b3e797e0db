declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The best encoding for a client; `preferred` breaks ties. */
    encoding(available: string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
