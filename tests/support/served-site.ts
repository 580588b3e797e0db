/** A site that is being served, as a visitor without a browser meets it. */
export abstract class ServedSite {
  abstract readonly url: string;

  /** What it answers at a path; redirects are not followed. */
  get(path: string): Promise<Response> {
    return fetch(this.url + path, { redirect: 'manual' });
  }

  /** The body of an answer that must be a success. */
  async text(path: string): Promise<string> {
    const answer = await this.get(path);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.text();
  }
}
