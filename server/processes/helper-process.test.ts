import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HelperProcess } from './helper-process.ts';

let folder: string;
let program: string;
let helper: HelperProcess<string, unknown>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-helper-'));
  program = join(folder, 'program.ts');
  const helperProcess = resolve(import.meta.dirname, 'helper-process.ts');
  writeFileSync(
    program,
    `import { serveTasks } from ${JSON.stringify(helperProcess)};
    serveTasks(async (task: string) => {
      if (task === 'fail') throw new Error('that was too much');
      if (task === 'end') process.exit();
      if (task === 'forever') return new Promise(() => {});
      return [task, process.pid];
    });`,
  );
  helper = new HelperProcess(program);
});
afterEach(() => {
  helper.stop();
  rmSync(folder, { recursive: true });
});

it('a helper process does each task, even several at once', async () => {
  const results = await Promise.all(['one', 'two'].map((task) => helper.run(task)));
  const [, processId] = (await helper.run('three')) as [string, number];
  expect(results).toEqual([
    ['one', processId],
    ['two', processId],
  ]);
});

it('a task that fails reports why, and the next one is done', async () => {
  await expect(helper.run('fail')).rejects.toThrow('that was too much');
  expect(await helper.run('next')).toEqual(['next', expect.any(Number)]);
});

it('tasks in progress fail if the process exits, and the next task starts a new process', async () => {
  await expect(helper.run('end')).rejects.toThrow('has ended');
  expect(await helper.run('next')).toEqual(['next', expect.any(Number)]);
});

it('a task fails if its process cannot be started, and the next task starts another process', async () => {
  const { execPath } = process;
  process.execPath = join(folder, 'missing');
  await expect(helper.run('one').finally(() => (process.execPath = execPath))).rejects.toThrow();
  expect(await helper.run('next')).toEqual(['next', expect.any(Number)]);
});

it('a task in progress fails if the process is stopped, and the next task starts a new process', async () => {
  const task = helper.run('forever');
  helper.stop();
  const next = helper.run('next');
  await expect(task).rejects.toThrow('has ended');
  expect(await next).toEqual(['next', expect.any(Number)]);
});
