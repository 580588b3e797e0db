import type { FastifyRequest } from 'fastify';
import { largestInteger } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';

/** The change of a post that a request asks for, by whom, on the version that they have seen. */
export function changeOf(request: FastifyRequest, version: number) {
  return { id: idOf(request), version, actor: actorOf(request) };
}

/** The name of whoever asks. */
export function actorOf({ session }: FastifyRequest): string {
  return session.person.name;
}

/**
 * A number in the path of a request.
 * @throws Refusal where it is none
 */
export function idOf({ params }: FastifyRequest, name = 'id'): number {
  const text = (params as Record<string, string>)[name] ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > largestInteger) throw new Refusal('not-found');
  return id;
}
