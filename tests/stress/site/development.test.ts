import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/programs/free-port.ts';
import { killAtExit } from '../../support/at-exit.ts';
import { copyProject } from '../../support/content/project-copy.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
const clinic = join(temporaryFolder(), 'clinic');
const home = join(clinic, 'en/pages/home.yaml');
const town = join(clinic, 'en/towns/mandya.yaml');
const reportedMistake = 'en/towns/mandya.yaml: region: use a code such as IN-MP';
const databaseUrl = freshSqlite();
let output = '';
let url: string;
let child: ChildProcess;

beforeAll(async () => {
  await cp(fixture, clinic, { recursive: true });
  const folder = await copyProject(temporaryFolder());
  const port = await findFreePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
      HOME: process.env['HOME'],
      NO_COLOR: '1',
      CLINIC_DIR: clinic,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
  });
  killAtExit(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  await waitUntil(async () => (await fetch(url)).ok);
});

afterAll(async () => {
  // With SIGTERM, unlike SIGKILL, it can pass the signal on to Astro.
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
});

/** Waits until a condition holds; a failure until then is retried. */
async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (;;) {
    if (await Promise.resolve(condition()).catch(() => false)) return;
    await wait(100);
  }
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

/** Connects as a page that is open in a browser does; `messages` collects what the development server sends. */
async function openPage(): Promise<{ messages: string[]; close: () => void }> {
  const script = await textOf('/@vite/client');
  const [, token = ''] = script.match(/wsToken = "([^"]+)"/) ?? [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages: string[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(String(data)));
  await once(socket, 'open');
  return { messages, close: () => socket.close() };
}

const textOf = async (path: string) => (await fetch(url + path)).text();

describe('in development', () => {
  it('a change to the clinic’s folder is shown', async () => {
    expect(await textOf('/')).toContain('Hearts, unhurried');
    await change(home, 'Hearts, unhurried', 'Hearts, in no hurry');
    await waitUntil(async () => (await textOf('/')).includes('Hearts, in no hurry'));
  });

  it('a new file is shown', async () => {
    await cp(town, join(clinic, 'en/towns/melukote.yaml'));
    await change(join(clinic, 'en/towns/melukote.yaml'), 'name: Mandya', 'name: Melukote');
    await waitUntil(async () => (await textOf('/')).includes('/locations/melukote'));
  });

  it('a mistake is reported in one line without a stack trace, and the content stays as it was', async () => {
    await change(town, 'region: IN-KA', 'region: Karnataka');
    await change(home, 'Hearts, in no hurry', 'Hearts, calmly');
    await waitUntil(() => output.includes(reportedMistake));
    expect(output).not.toMatch(/^\s+at /m);
    expect(await textOf('/')).toContain('Hearts, in no hurry');
  });

  it('an open page shows all changes once the mistake is corrected', async () => {
    const page = await openPage();
    await change(town, 'region: Karnataka', 'region: IN-KA');
    await waitUntil(async () => (await textOf('/')).includes('Hearts, calmly'));
    await waitUntil(() => page.messages.some((message) => message.includes('"full-reload"')));
    page.close();
  });
});
