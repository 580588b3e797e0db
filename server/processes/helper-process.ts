import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** How long the process is kept for the next task, in milliseconds: someone who is editing may publish twice a minute. */
const idleTime = 30_000;

/** A task in progress. */
interface PendingTask<Result> {
  child: ChildProcess;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/**
 * A process beside the server for work that takes time and memory. It starts with the first task, and ends,
 * freeing its memory, when it has been idle for a while. Its program calls `serveTasks`.
 */
export class HelperProcess<Task, Result> {
  readonly #program: string;
  readonly #pendingTasks = new Map<number, PendingTask<Result>>();
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @param program the path of its program */
  constructor(program: string) {
    this.#program = program;
  }

  /**
   * Has the process do a task, and returns the result.
   * @throws Error if the task fails or the process ends
   */
  async run(task: Task): Promise<Result> {
    clearTimeout(this.#timer);
    if (!this.#child?.connected) this.#child = this.#start();
    const child = this.#child;
    // The helper keeps the server's process alive only while it works.
    child.ref();
    child.channel?.ref();
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#pendingTasks.set(id, { child, resolve, reject });
    child.send({ id, task } satisfies TaskMessage<Task>, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      this.#pendingTasks.delete(id);
      if (this.#pendingTasks.size === 0) this.#startIdleTimer();
    }
  }

  /** Ends the process; tasks in progress fail. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  #startIdleTimer(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#timer = setTimeout(() => this.stop(), idleTime).unref();
  }

  #start(): ChildProcess {
    const child = fork(this.#program, { serialization: 'advanced', execArgv: [] });
    child.on('message', (message) => this.#settle(message as TaskOutcome<Result>));
    child.once('exit', () => this.#handleEnd(child, new Error('the helper process has ended')));
    // For example if memory is short. Without a listener, the error would end the server.
    child.once('error', (error) => this.#handleEnd(child, error));
    return child;
  }

  /** Fails all tasks in progress; the next task starts another process. */
  #handleEnd(child: ChildProcess, error: Error): void {
    if (this.#child === child) this.#child = null;
    for (const pendingTask of this.#pendingTasks.values()) {
      if (pendingTask.child === child) pendingTask.reject(error);
    }
  }

  #settle(outcome: TaskOutcome<Result>): void {
    const pendingTask = this.#pendingTasks.get(outcome.id);
    if ('error' in outcome) pendingTask?.reject(new Error(outcome.error));
    else pendingTask?.resolve(outcome.result);
  }
}

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

/** The reply of that process. */
export type TaskOutcome<Result> = { id: number; result: Result } | { id: number; error: string };

/** Makes this process do the tasks that the server sends, until the server stops it or is gone. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  raiseOomScore();
  process.on('message', async ({ id, task }: TaskMessage<Task>) => {
    const outcome: TaskOutcome<Result> = await work(task).then(
      (result) => ({ id, result }),
      (error) => ({ id, error: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.(outcome);
  });
  process.once('disconnect', () => process.exit());
}
