import { type Agent, get } from 'node:http';

/** The status of a complete answer; null if the server is no longer there. */
export function statusOf(url: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? null));
      answer.once('error', () => resolve(null));
    }).once('error', () => resolve(null));
  });
}
