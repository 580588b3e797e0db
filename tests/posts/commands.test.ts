import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  preview,
  publish,
  remove,
  rename,
  unpublish,
} from '../../server/commands/posts/changes.ts';
import { importFile } from '../../server/commands/posts/import-file.ts';
import { list } from '../../server/commands/posts/list.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { createPost, postOfSlug, saveDraft } from '../../server/posts/write/drafts.ts';
import { listVersions } from '../../server/posts/write/versions.ts';
import { runCommand } from '../support/run-command.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
const kolkata = (moment: Date) =>
  moment.toLocaleString('sv', { timeZone: 'Asia/Kolkata' }).slice(0, 16);

describe('the commands for posts', () => {
  const folder = temporaryFolder();
  const said: string[] = [];
  let database: Database;
  let server: PostServer;

  beforeEach(async () => {
    database = await openDatabase(freshSqlite());
    server = await startPostServer(database);
    vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
    said.length = 0;
    return async () => {
      await server.close();
      await database.destroy();
    };
  });
  afterAll(() => vi.restoreAllMocks());

  const context = () => ({ ...config, database });
  /** What a command prints; a refusal is thrown as an error. */
  async function saying(work: Promise<void>): Promise<string> {
    said.length = 0;
    await work;
    return said.join('\n');
  }
  async function importing(fields: string[], text = 'Walk.', name = 'walk.md'): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, ['---', ...fields, '---', '', text].join('\n'));
    return saying(importFile(context(), file));
  }
  const live = async (slug: string) => (await server.ask(`/api/blogs/${slug}`)).body;
  const stored = async (slug: string) => {
    const post = await postOfSlug(context(), slug);
    if (!post) throw new Error(`no post ${slug}`);
    return post;
  };

  it('keep a published post published whatever a later file omits, with its old text as a version', async () => {
    const fields = ['title: Walking', 'slug: walk', 'excerpt: In short.'];
    expect(await importing([...fields, 'published: true'])).toMatch(
      /^Added "Walking" as a new post, \/blog\/walk\. The site shows/,
    );
    expect(await importing(['title: Walking', 'slug: walk'], 'Walk on.')).toMatch(
      /^Updated "Walking" at \/blog\/walk\. The site shows/,
    );
    expect(await live('walk')).toMatchObject({ html: '<p>Walk on.</p>', excerpt: 'In short.' });
    expect(await listVersions(database, (await stored('walk')).id)).toHaveLength(2);

    const { id, version, row } = await stored('walk');
    const draft = { ...row, title: 'Walking, slowly' };
    await saveDraft(context(), { id, version, actor: 'Arun Deshmukh' }, draft);
    expect(await importing(['title: Walking', 'slug: walk'], 'Walk far.')).toMatch(
      /It has unpublished changes at the desk\./,
    );
    expect((await stored('walk')).draft?.title).toBe('Walking, slowly');
    expect((await stored('walk')).row.html).toBe('<p>Walk far.</p>');
    expect(await saying(list(context()))).toMatch(/live, with changes {2}en {2}walk/);
  });

  it('overwrite no draft of the desk, and say when a title creates a new post', {
    tags: ['stress'],
  }, async () => {
    await importing(['title: Walking after a heart attack']);
    expect(await importing(['title: Walking after the heart attack'])).toMatch(
      /^Added .*\nThere is a post with a similar title: "Walking after a heart attack", \/blog\/walking-after-a-heart-attack\./,
    );
    const { id, version, row } = await stored('walking-after-a-heart-attack');
    await saveDraft(context(), { id, version, actor: 'Arun Deshmukh' }, { ...row, title: 'Mine' });
    await expect(importing(['title: Walking after a heart attack'])).rejects.toThrow(/at the desk/);
    expect((await stored('walking-after-a-heart-attack')).draft?.title).toBe('Mine');
    expect(await importing(['title: Sleep'])).not.toContain('similar');
  });

  it('schedule a post with a future date, which a corrected file leaves scheduled', {
    tags: ['stress'],
  }, async () => {
    const at = new Date(Date.now() + 3_600_000);
    const fields = ['title: Walking', 'slug: walk'];
    const dated = [...fields, `created_at: ${at.toISOString()}`];
    const comes = `It will be published on ${kolkata(at)} (Asia/Kolkata).`;
    expect(await importing([...dated, 'published: true'])).toContain(comes);
    expect(await importing(fields, 'Corrected.')).toContain(comes);
    expect(await stored('walk')).toMatchObject({
      published: false,
      publishAt: at.toISOString(),
      draft: { html: '<p>Corrected.</p>' },
    });
    expect(await saying(list(context()))).toContain(`scheduled for ${kolkata(at)}`);
    expect(await importing([...dated, 'published: false'])).toContain('It is a draft.');
    expect(await stored('walk')).toMatchObject({ publishAt: null, draft: null });
    expect(await saying(publish(context(), 'walk'))).toContain(comes);
    expect(await saying(unpublish(context(), 'walk'))).toBe('Took /blog/walk off the schedule.');
    await importing([...fields, 'created_at: 2026-01-31', 'published: true']);
    await expect(importing(dated)).rejects.toThrow(/on the site already/);
  });

  it('import the pictures beside a file, and say what of a text cannot be shown', async () => {
    await mkdir(join(folder, 'my pictures'), { recursive: true });
    const picture = { width: 30, height: 20, channels: 3, background: '#a33' } as const;
    await sharp({ create: picture })
      .jpeg()
      .toFile(join(folder, 'my pictures', 'path.jpg'));
    const text = [
      '![A path & a "dog"](<my pictures/path.jpg>)',
      '',
      '<iframe src="x"></iframe><p style="color:red" onclick="x()">A</p><p style="x">B</p>',
    ].join('\n');
    const fields = ['title: Walking', 'slug: walk', 'published: true'];
    const image = 'featured_image: my%20pictures/path.jpg';
    expect((await importing([...fields, image], text)).split('\n').slice(1)).toEqual([
      'Imported 1 picture.',
      'Left out, because posts cannot contain it: <iframe> (1 time), style of <p> (2 times), onclick of <p> (1 time).',
    ]);
    const { image: src, html } = await live('walk');
    expect(src).toMatch(/^\/media\/[0-9a-f]{32}-30x20\.jpg$/);
    expect(html).toContain(`<img src="${src}"`);
    expect(html).toContain('alt="A path &amp; a &quot;dog&quot;"');
    expect(await database.selectFrom('picture_files').select('name').execute()).toHaveLength(3);
  });

  it('import no picture without alternative text, from another site, or in another format', {
    tags: ['stress'],
  }, async () => {
    const outside = temporaryFolder();
    await writeFile(join(outside, 'secret.jpg'), 'secret');
    await symlink(join(outside, 'secret.jpg'), join(folder, 'link.jpg'));
    await symlink(outside, join(folder, 'linked'));
    await writeFile(join(folder, 'page.jpg'), '<script>alert(1)</script>');
    execFileSync('mkfifo', [join(folder, 'pipe.jpg'), join(folder, 'pipe.md')]);
    const refusal = (text: string, name = 'a.md') =>
      importing(['title: A'], text, name).then(
        () => 'taken',
        (error: Error) => error.message.replace(folder, ''),
      );
    expect(await refusal('One\n\n![](https://a.example/x.jpg)\n\nTwo')).toBe(
      '/a.md:7: the picture https://a.example/x.jpg has no words for those who cannot see it; in Markdown: ![what is on it](https://a.example/x.jpg)',
    );
    const twice =
      '<img src="a.jpg" alt="a">\n<img alt="b" src=\'a.jpg\'>\n\n<img src="a.jpg" alt=" ">';
    expect(await refusal(twice, 'a.html')).toMatch(/^\/a\.html:8: the picture a\.jpg/);
    const elsewhere = [
      '../secret.jpg',
      '%2e%2e/secret.jpg',
      'link.jpg',
      'linked/secret.jpg',
      'missing.jpg',
      // Nobody ever writes in it.
      'pipe.jpg',
    ];
    for (const name of elsewhere) {
      expect(await refusal(`![words](${name})`)).toContain(`there is no picture ${name}. Pictures`);
    }
    expect(await refusal('![words](page.jpg)')).toContain('page.jpg: This is not a picture');
    expect(await refusal('![words](http://a.example/x.jpg)')).toMatch(/nothing that can be shown/);
    await expect(importFile(context(), join(folder, 'pipe.md'))).rejects.toThrow(/is not a file$/);
    await expect(importFile(context(), folder)).rejects.toThrow(/is not a file$/);
    await expect(importing(['title: A'], 'word '.repeat(2_000_000))).rejects.toThrow(/too large/);
    expect(await saying(list(context()))).toBe('No posts.');
  });

  it('do not list a post that was opened at the desk but never written in', {
    tags: ['stress'],
  }, async () => {
    const opened = { requestId: randomUUID(), language: 'en', actor: 'Arun Deshmukh' };
    await createPost(context(), opened);
    expect(await saying(list(context()))).toBe('No posts.');
  });

  // Otherwise the timer of the picture's process would keep the command running: see
  // server/pictures/make-picture.ts.
  it('exit as soon as they have imported a picture', { tags: ['stress'] }, async () => {
    const picture = { width: 9, height: 9, channels: 3, background: '#a33' } as const;
    await sharp({ create: picture }).png().toFile(join(folder, 'small.png'));
    const file = join(folder, 'small.md');
    await writeFile(file, '---\ntitle: Small\n---\n![words](small.png)');
    const { errors, output } = await runCommand('server/commands/posts.ts', ['import', file], {
      DATABASE_URL: freshSqlite(),
    });
    expect([errors, output]).toEqual(['', expect.stringContaining('Imported 1 picture.')]);
  });

  it('rename, preview and delete a post', async () => {
    await importing(['title: Walking', 'slug: walk', 'published: true', 'created_at: 2026-01-31']);
    await importing(['title: Running', 'slug: run']);
    await expect(rename(context(), 'walk', 'run')).rejects.toThrow(/Another post has this address/);
    await expect(rename(context(), 'walk', 'Not An Address')).rejects.toThrow(/lower-case letters/);
    expect(await saying(rename(context(), 'walk', 'go'))).toMatch(
      /^The address is now \/blog\/go\. \/blog\/walk redirects there\./,
    );
    expect(await live('go')).toHaveProperty('title', 'Walking');
    expect(await saying(preview(context(), 'run'))).toMatch(
      /\nhttps?:\/\/\S+\/preview\/[\w-]{43}$/,
    );
    await expect(remove(context(), 'go', false)).rejects.toThrow(
      /^Nothing is deleted\. To delete "Walking" of 2026-01-31, .*: delete go --yes$/,
    );
    expect(await saying(remove(context(), 'go', true))).toMatch(/^Deleted "Walking" for good\./);
    await expect(preview(context(), 'go')).rejects.toThrow(/^There is no post "go"/);
    expect(await saying(unpublish(context(), 'run'))).toContain('nothing was done');
  });
});
