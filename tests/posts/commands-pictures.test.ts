import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../server/commands/posts/import-file.ts';
import { list } from '../../server/commands/posts/list.ts';
import { runCommand } from '../support/run-command.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';
import { plain } from './made-pictures.ts';
import { usePostCommands } from './post-commands.ts';

describe('the commands for posts', () => {
  const used = usePostCommands();
  const { context, folder, importing, live, saying } = used;

  it('import the pictures beside a file, and say what of a text cannot be shown', async () => {
    await mkdir(join(folder, 'my pictures'), { recursive: true });
    await plain(30, 20)
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
    expect(await used.database.selectFrom('picture_files').select('name').execute()).toHaveLength(
      3,
    );
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

  // Otherwise the timer of the picture's process would keep the command running: see
  // server/pictures/make-picture.ts.
  it('exit as soon as they have imported a picture', { tags: ['stress'] }, async () => {
    await plain(9, 9).png().toFile(join(folder, 'small.png'));
    const file = join(folder, 'small.md');
    await writeFile(file, '---\ntitle: Small\n---\n![words](small.png)');
    const { errors, output } = await runCommand('server/commands/posts.ts', ['import', file], {
      DATABASE_URL: freshSqlite(),
    });
    expect([errors, output]).toEqual(['', expect.stringContaining('Imported 1 picture.')]);
  });
});
