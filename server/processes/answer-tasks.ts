import { writeFileSync } from 'node:fs';

/** Makes Linux end this process before the server if memory runs out. */
export function raiseOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not on macOS.
  }
}

/** What the server sends to a helper process. */
export interface TaskMessage<Task> {
  id: number;
  task: Task;
}

/** What that process sends back. */
export type TaskAnswer<Answer> = { id: number; answer: Answer } | { id: number; fault: string };

/** Makes this process answer tasks from the server until the server is gone. */
export function answerTasks<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
  raiseOomScore();
  process.on('message', async ({ id, task }: TaskMessage<Task>) => {
    const sent: TaskAnswer<Answer> = await answer(task).then(
      (answered) => ({ id, answer: answered }),
      (error) => ({ id, fault: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.(sent);
  });
  process.once('disconnect', () => process.exit());
}
