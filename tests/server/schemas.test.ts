import type { RouteOptions } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { addPerson } from '../desk/desk-browser.ts';
import { configFor } from '../support/config-for.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { freshSqlite } from '../support/temporary.ts';

expectServerErrors(/unexpected error/);

it('every route of the API declares its response to a successful request', async () => {
  const services = await createServices(
    await configFor({ DATABASE_URL: freshSqlite(), LOG_LEVEL: 'silent' }),
  );
  const app = createServer(services);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.ready();
  const apiRoutes = routes.filter(({ url }) => url.startsWith('/api/') && !url.endsWith('/*'));
  expect(apiRoutes.length).toBeGreaterThan(60);
  const undeclaredRoutes = apiRoutes.filter(({ schema }) => {
    const codes = Object.keys(schema?.response ?? {});
    return !codes.some((code) => code.startsWith('2'));
  });
  expect(undeclaredRoutes.map(({ url }) => url)).toEqual([]);
  await app.close();
  await services.close();
});

describe('a response that does not match its schema', () => {
  it('is a server error: 500, and a line in the log that names the field but not its value', async () => {
    const site = await startInProcess({});
    const { browser } = await addPerson(site, 'doctor');
    const person = { id: 'one', name: 'Rukmini', email: 'r@x.example', twoFactor: false };
    const people = [{ ...person, active: true, role: 'Rukmini' }] as never;
    site.services.staff.people.list = async () => people;
    const { status, body } = await browser.get('/people');
    expect([status, body.problem]).toEqual([500, 'unavailable']);

    const cards = [{ title: 'Rukmini', slug: 7, createdAt: null, readMinutes: 1 }] as never;
    // Servers without a hosted table share their posts.
    const spy = vi.spyOn(site.services.posts, 'listWithin');
    spy.mockResolvedValue({ status: 'loaded', cards, rows: 1, raw: [] });
    onTestFinished(() => spy.mockRestore());
    const response = await site.get('/api/blogs');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      message: 'Something went wrong here. Please try again later.',
    });
    await site.close();
    const log = site.log.join('\n');
    expect(log).toContain('"fields":["people.0.role"]');
    expect(log).toContain('"posts.0.slug"');
    expect(log).not.toContain('Rukmini');
  });
});

it('the public API is described by the schemas of its routes, and nothing else is', async () => {
  const site = await startInProcess({});
  const api = await (await site.get('/api/openapi.json')).json();
  expect(api.openapi).toBe('3.1.0');
  expect(Object.keys(api.paths).toSorted()).toEqual([
    '/api/blogs',
    '/api/blogs/{slug}',
    '/api/enquiries',
    '/healthz',
    '/readyz',
  ]);
  const { requestBody, responses } = api.paths['/api/enquiries'].post;
  const form = requestBody.content['application/x-www-form-urlencoded'].schema.properties;
  expect(Object.keys(form)).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'message']));
  expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX']);
  const { parameters } = api.paths['/api/blogs'].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['offset', 'limit']);
  await site.close();
});
