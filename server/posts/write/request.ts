import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../plugins/refusal.ts';
import { largestInteger } from '../../whole-number.ts';

/** The change that a request makes: which post, by whom, and based on which version. */
export function changeOf(request: FastifyRequest, version: number) {
  return { id: idOf(request), version, actor: actorOf(request) };
}

/** The name of the person who made the request. */
export function actorOf({ session }: FastifyRequest): string {
  return session.person.name;
}

/**
 * A number in the path of a request.
 * @throws Refusal if it is not a number
 */
export function idOf({ params }: FastifyRequest, name = 'id'): number {
  const text = (params as Record<string, string>)[name] ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > largestInteger) throw new Refusal('not-found');
  return id;
}
