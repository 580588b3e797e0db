import type { Logger } from 'pino';
import { reasonOf } from '../../log.ts';
import { noteTime, timestamp } from '../../time/clock.ts';
import { RepeatedTask } from '../../time/repeated-task.ts';
import { PostChangeError } from './change-error.ts';
import { publishDue } from './publishing.ts';
import type { EditingOptions } from './stored-post.ts';

/** How often to look for due posts, in milliseconds. */
const usualInterval = 2_000;

/** How long to wait before a retry, in milliseconds. */
const pauses = { database: 10_000, post: 60_000, clock: 60_000 };

interface ScheduleOptions extends EditingOptions {
  log: Logger;
  /** The pause between two checks for due posts, in milliseconds; two seconds if omitted. */
  interval?: number | undefined;
  /** Called after a post has been published. */
  published: () => void;
}

/**
 * Publishes posts when they are due. Every server looks for them; the database lets only one publish
 * each post. Posts that were due while no server ran are published when one starts.
 */
export class PostSchedule extends RepeatedTask {
  readonly #options: ScheduleOptions;
  /** When a post, or everything, may be tried again, by the monotonic clock. */
  readonly #paused = new Map<number | 'everything', number>();

  constructor(options: ScheduleOptions) {
    super(() => this.#run(), options.interval ?? usualInterval);
    this.#options = options;
  }

  async #run(): Promise<void> {
    const { database, log } = this.#options;
    if (this.#isPaused('everything')) return;
    try {
      const due = await database
        .selectFrom('post_drafts')
        .select('post_id as id')
        .where('publish_at', '<=', timestamp())
        .orderBy('publish_at')
        .execute();
      const ready = due.filter(({ id }) => !this.#isPaused(id));
      if (ready.length === 0) return;
      if (!(await noteTime(database))) {
        log.warn('the clock has jumped: no post is published automatically for a day');
        this.#pause('everything', pauses.clock);
        return;
      }
      for (const { id } of ready) await this.#publish(id);
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'could not look for due posts');
      this.#pause('everything', pauses.database);
    }
  }

  async #publish(id: number): Promise<void> {
    const { log, published } = this.#options;
    try {
      if (!(await publishDue(this.#options, id))) return;
      log.info({ post: id }, 'published a scheduled post');
      published();
    } catch (error) {
      const reason = error instanceof PostChangeError ? error.message : reasonOf(error);
      log.warn({ post: id, reason }, 'a due post could not be published');
      this.#pause(id, pauses.post);
    }
  }

  #isPaused(what: number | 'everything'): boolean {
    return (this.#paused.get(what) ?? 0) > performance.now();
  }

  #pause(what: number | 'everything', milliseconds: number): void {
    this.#paused.set(what, performance.now() + milliseconds);
  }
}
