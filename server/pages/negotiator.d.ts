declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The encodings a client takes, best first; `preferred` decides between equals. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
