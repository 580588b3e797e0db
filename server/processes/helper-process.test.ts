import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HelperProcess } from './helper-process.ts';

let folder: string;
let helper: HelperProcess<string, unknown>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-helper-'));
  const program = join(folder, 'program.ts');
  const answerTasks = resolve(import.meta.dirname, 'answer-tasks.ts');
  writeFileSync(
    program,
    `import { answerTasks } from ${JSON.stringify(answerTasks)};
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

it('a process beside the server answers each task, several at once too', async () => {
  const answers = await Promise.all(['one', 'two'].map((task) => helper.ask(task)));
  const [, processId] = (await helper.ask('three')) as [string, number];
  expect(answers).toEqual([
    ['one', processId],
    ['two', processId],
  ]);
});

it('a task that fails says why, and the next is answered', async () => {
  await expect(helper.ask('fail')).rejects.toThrow('that was too much');
  expect(await helper.ask('next')).toEqual(['next', expect.any(Number)]);
});

it('a process that ends fails what waits for it, and the next task starts another', async () => {
  await expect(helper.ask('end')).rejects.toThrow('has ended');
  expect(await helper.ask('next')).toEqual(['next', expect.any(Number)]);
});

it('a task under way fails if the process is stopped, and the next task starts another', async () => {
  const task = helper.ask('forever');
  helper.stop();
  const next = helper.ask('next');
  await expect(task).rejects.toThrow('has ended');
  expect(await next).toEqual(['next', expect.any(Number)]);
});
