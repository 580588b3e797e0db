import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from './build/site-build.ts';
import { findFreePort } from './programs/free-port.ts';

// npm run release -- VERSION: checks everything, updates CHANGELOG.md, makes the archive for installing and upgrading
// servers, and tags the version.
// npm run release -- archive: only makes the archive, from the committed files.
const usage = 'Usage: npm run release -- VERSION (such as 1.1.0), or: npm run release -- archive';

/** The parts of the repository in an archive. */
const parts = [
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md'],
  ...['package.json', 'package-lock.json'],
  ...['clinic', 'deploy', 'docs', 'scripts', 'server', 'shared', 'src'],
  ...[':!docs/screenshots', ':!**/*.test.ts', ':!**/*.test.tsx'],
];

const argument = process.argv[2] ?? '';
if (argument !== 'archive' && !/^\d+\.\d+\.\d+$/.test(argument)) fail(usage);
if (argument === 'archive') await makeArchive(versionInPackage());
else await release(argument);

async function release(version: string): Promise<void> {
  if (git('status', '--porcelain') !== '') fail('Commit or undo your changes first.');
  if (git('tag', '--list', `v${version}`) !== '') fail(`v${version} has been released already.`);
  run('node', ['scripts/test.ts']);
  addChangelogSection(version);
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version']);
  git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json');
  if (git('status', '--porcelain') !== '') git('commit', '--message', `release: ${version}`);
  await makeArchive(version);
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  console.log(`Tagged v${version}. To publish it: git push --follow-tags, and upload the archive.`);
}

/** Adds the section of a version, unless it exists: the commits since the last version, by area. */
function addChangelogSection(version: string): void {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  if (changelog.includes(`\n## ${version}`)) return;
  const [latestTag] = git('tag', '--list', '--sort=-version:refname', 'v*').split('\n');
  const subjects = git('log', '--reverse', '--format=%s', ...(latestTag ? [`${latestTag}..`] : []));
  const byArea = Map.groupBy(subjects.split('\n'), (subject) => /^([\w ]+): /.exec(subject)?.[1]);
  const changes = [...byArea].flatMap(([area, commits]) => [
    `### ${area ?? 'other'}`,
    '',
    ...commits.map((subject) => `- ${subject.replace(`${area}: `, '')}`),
    '',
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const section = [`## ${version} (${today})`, '', ...changes].join('\n');
  const index = changelog.indexOf('\n## ') + 1;
  writeFileSync(
    'CHANGELOG.md',
    `${changelog.slice(0, index)}${section}\n${changelog.slice(index)}`,
  );
}

/** Packs the committed files with the build and the production packages, and tests the result. */
async function makeArchive(version: string): Promise<void> {
  await buildIfStale();
  const name = `heart-clinic-${version}`;
  const parent = mkdtempSync(join(tmpdir(), 'clinic-release-'));
  const folder = join(parent, name);
  try {
    mkdirSync(folder);
    const archive = execFileSync('git', ['archive', 'HEAD', ...parts], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    cpSync('dist', join(folder, 'dist'), { recursive: true });
    run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder);
    const lock = readFileSync('package-lock.json');
    const stamp = createHash('sha256').update(lock).digest('hex');
    writeFileSync(join(folder, 'node_modules/.installed'), stamp);
    await checkStart(folder, join(parent, 'data'));
    mkdirSync('release', { recursive: true });
    const file = resolve('release', `${name}-${process.platform}-${process.arch}.tar.gz`);
    run('tar', ['-czf', file, '--owner=0', '--group=0', '-C', parent, name]);
    console.log(`Made ${file}`);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Starts the archive's server, with its own Node and packages, and requests a page. */
async function checkStart(folder: string, data: string): Promise<void> {
  const port = await findFreePort();
  const server = spawn(join(folder, 'node_modules/.bin/node'), ['server/main.ts'], {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: `file:${data}/clinic.db` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (page?.ok) return;
      await wait(200);
    }
    throw new Error('The server of the archive does not start.');
  } finally {
    server.kill();
  }
}

function versionInPackage(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

function git(...options: string[]): string {
  return execFileSync('git', options, { encoding: 'utf8' }).trim();
}

function run(program: string, options: string[], cwd = '.'): void {
  execFileSync(program, options, { cwd, stdio: 'inherit' });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
