/**
 * How long a server under test keeps a connection on which nothing is sent, in milliseconds. After the default
 * fifteen seconds it would also close one whose response takes a busy machine longer, such as a drawing.
 */
export const socketTimeout = 600_000;

/** A site that is being served, as seen by a plain HTTP client. */
export abstract class ServedSite {
  abstract readonly url: string;

  /**
   * The response for a path; redirects are not followed. On a connection of its own: a server closes one
   * that was idle for long, perhaps while the next request is on its way.
   */
  get(path: string): Promise<Response> {
    return fetch(this.url + path, { redirect: 'manual', headers: { connection: 'close' } });
  }

  /** The body of a response, which must be successful. */
  async text(path: string): Promise<string> {
    const response = await this.get(path);
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
    return response.text();
  }
}
