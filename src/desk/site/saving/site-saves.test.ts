import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { SiteDraft, SiteFieldsAnswer, SiteFile } from '../../../../shared/desk/site/site.ts';
import { siteFieldsQuery } from '../data/site.ts';
import { KeptValues } from './kept-values.ts';
import { SiteSaves } from './site-saves.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a part is taken away after what was typed in it is saved, with one’s own drafts and nobody else’s', async () => {
  const draft = (field: string, by: string, version: number): SiteDraft => ({
    ...{ field, by, version, value: 'Words' },
    ...{ at: '', isOvertaken: false },
  });
  const file: SiteFile = {
    ...{ file: 'en/pages/home.yaml', language: 'en', values: { hero: {} }, order: null },
    ...{ drafts: [draft('/hero/title', 'Sana', 7)], changes: [], stale: [], mistakes: [] },
  };
  const client = new QueryClient();
  const page = { isList: false, languages: [file] } as unknown as SiteFieldsAnswer;
  client.setQueryData(siteFieldsQuery('pages/home.yaml').queryKey, page);
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { field, within } = JSON.parse(body);
    sent.push({ field, within });
    file.drafts = [...file.drafts, draft(field, 'Arun', 8)];
    return Response.json(file);
  });
  const kept = new KeptValues('a person', { setItem() {}, removeItem() {} } as unknown as Storage);
  const saves = new SiteSaves({ client, name: 'Arun', kept });
  saves.change({ file: file.file, field: '/hero/lead' }, 'Typed a moment ago.');
  saves.change({ file: file.file, field: '/hero' }, undefined);
  expect(await saves.flush()).toBe(true);
  expect(sent).toEqual([
    { field: '/hero/lead', within: [] },
    { field: '/hero', within: [{ field: '/hero/lead', version: 8 }] },
  ]);
});

it('what is typed in an item while the order of its list is being saved is saved as the item’s', async () => {
  const file: SiteFile = {
    ...{ file: 'en/packages.yaml', language: 'en', values: { basic: {}, full: {} } },
    ...{ order: ['basic', 'full'], drafts: [], changes: [], stale: [], mistakes: [] },
  };
  const client = new QueryClient();
  const page = { isList: true, languages: [file] } as unknown as SiteFieldsAnswer;
  client.setQueryData(siteFieldsQuery('packages.yaml').queryKey, page);
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { field, value } = JSON.parse(body);
    sent.push({ field, value });
    return Response.json(file);
  });
  const kept = new KeptValues('a person', { setItem() {}, removeItem() {} } as unknown as Storage);
  const saves = new SiteSaves({ client, name: 'Arun', kept });
  saves.change({ file: file.file, field: '' }, ['full', 'basic']);
  saves.change({ file: file.file, field: '/full/price' }, 4500);
  expect(await saves.flush()).toBe(true);
  expect(sent).toContainEqual({ field: '', value: ['full', 'basic'] });
  expect(sent).toContainEqual({ field: '/full/price', value: 4500 });
});

it('two people who write different paragraphs at once keep both, and what is typed meanwhile', async () => {
  const place = { file: 'en/pages/about.yaml', field: '/texts' };
  const theirs: SiteDraft = {
    ...{ field: '/texts', value: ['One.', 'Two, hers.'], version: 7, by: 'Sana' },
    ...{ at: '', isOvertaken: false },
  };
  const file: SiteFile = {
    ...{ file: place.file, language: 'en', values: { texts: ['One.', 'Two.'] }, order: null },
    ...{ drafts: [], changes: [], stale: [], mistakes: [] },
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = { isList: false, languages: [file] } as unknown as SiteFieldsAnswer;
  client.setQueryData(siteFieldsQuery('pages/about.yaml').queryKey, page);
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') {
      return Response.json({ ...page, languages: [{ ...file, drafts: [theirs] }] });
    }
    const { value, version } = JSON.parse(String(body));
    sent.push({ value, version });
    if (version === null) {
      saves.change(place, ['One, mine and more.', 'Two.']);
      return Response.json({ problem: 'changed-meanwhile' }, { status: 409 });
    }
    const draft = { ...theirs, value, version: Number(version) + 1, by: 'Arun' };
    return Response.json({ ...file, drafts: [draft] });
  });
  const kept = new KeptValues('a person', { setItem() {}, removeItem() {} } as unknown as Storage);
  const saves = new SiteSaves({ client, name: 'Arun', kept });
  saves.change(place, ['One, mine.', 'Two.']);
  expect(await saves.flush()).toBe(true);
  expect(sent).toEqual([
    { value: ['One, mine.', 'Two.'], version: null },
    { value: ['One, mine.', 'Two, hers.'], version: 7 },
    { value: ['One, mine and more.', 'Two, hers.'], version: 8 },
  ]);
});
