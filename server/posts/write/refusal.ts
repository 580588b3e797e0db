import type { OpenedPost } from '../../../shared/desk/posts.ts';
import type { DeskProblem } from '../../../shared/desk/problems.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { PostChangeError } from './change-error.ts';

const problems: Partial<Record<PostChangeError['problem'], DeskProblem>> = {
  missing: 'not-found',
  conflict: 'changed-meanwhile',
  taken: 'taken',
};

/**
 * Awaits a change of a post, and turns its error into a refusal.
 * @param current reads the current post, which is sent along after a conflict
 * @throws Refusal if the change is refused
 */
export async function refuseOnError<Result>(
  work: Promise<Result>,
  current: () => Promise<OpenedPost | undefined>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PostChangeError)) throw error;
    const problem = problems[error.problem] ?? 'invalid';
    const post = problem === 'changed-meanwhile' ? await current() : undefined;
    const { says, values, field } = error;
    throw new Refusal(problem, { says, values, ...(field && { field }), ...(post && { post }) });
  }
}
