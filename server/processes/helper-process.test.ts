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
    `import { answerTasks } from ${JSON.stringify(helperProcess)};
    answerTasks(async (task: string) => {
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

it('a helper process answers each task, even several at once', async () => {
  const answers = await Promise.all(['one', 'two'].map((task) => helper.ask(task)));
  const [, processId] = (await helper.ask('three')) as [string, number];
  expect(answers).toEqual([
    ['one', processId],
    ['two', processId],
  ]);
});

it('a task that fails reports why, and the next one is answered', async () => {
  await expect(helper.ask('fail')).rejects.toThrow('that was too much');
  expect(await helper.ask('next')).toEqual(['next', expect.any(Number)]);
});

it('the tasks that wait for a process that exits fail, and the next task starts a new process', async () => {
  await expect(helper.ask('end')).rejects.toThrow('has ended');
  expect(await helper.ask('next')).toEqual(['next', expect.any(Number)]);
});

it('the task of a process that cannot be started fails, and the next task starts another', async () => {
  const { execPath } = process;
  process.execPath = join(folder, 'missing');
  await expect(helper.ask('one').finally(() => (process.execPath = execPath))).rejects.toThrow();
  expect(await helper.ask('next')).toEqual(['next', expect.any(Number)]);
});

it('the task under way in a process that is stopped fails, and the next task starts a new process', async () => {
  const task = helper.ask('forever');
  helper.stop();
  const next = helper.ask('next');
  await expect(task).rejects.toThrow('has ended');
  expect(await next).toEqual(['next', expect.any(Number)]);
});
