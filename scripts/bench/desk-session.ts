import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { createServer } from '../../server/server.ts';
import type { Services } from '../../server/services.ts';

/** Sends a request to the desk; returns the body of its answer, and throws unless it succeeds. */
export type DeskRequest = (path: string, method?: 'PUT' | 'POST', body?: object) => Promise<string>;

/** A doctor who is signed in. */
export interface DeskSession {
  ask: DeskRequest;
  /** The address of the server. */
  url: string;
  /** Each as `name=value`. */
  cookies: string[];
}

/** Starts a server, creates a doctor's account there, and signs in. */
export async function signInDoctor(
  app: ReturnType<typeof createServer>,
  { staff }: Services,
): Promise<DeskSession> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const cookies: string[] = [];
  const ask: DeskRequest = async (path, method, body) => {
    const answer = await fetch(`${url}/api/desk${path}`, {
      method: method ?? 'GET',
      headers: { cookie: cookies.join('; '), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    cookies.push(...answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? ''));
    return text;
  };
  const [email, password] = ['doctor@clinic.example', randomUUID()];
  const person = { name: 'Doctor', email, role: 'doctor' } as const;
  const token = (await staff.people.add(person))?.link.split('#')[1];
  await ask('/auth/reset-password', 'POST', { token, newPassword: password });
  await ask('/auth/sign-in/email', 'POST', { email, password });
  return { ask, url, cookies };
}
