import type { ContentConflict, ContentMistake } from '../../../shared/desk/content.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { DeskProblem, DeskRefusal } from '../../../shared/desk/problems.ts';

/** The current state of what someone else has changed first, or what is wrong with the request. */
interface FailureDetails extends Pick<ContentConflict, 'file' | 'mistakes'> {
  enquiry?: OpenedEnquiry;
}

/** Why a request failed; `unreachable` if there was no response from the desk's server. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly problem: DeskProblem | 'unreachable';
  /** The current enquiry, if someone else has changed it first. */
  readonly enquiry: OpenedEnquiry | undefined;
  /** The field that is wrong, if one is. */
  readonly field: string | undefined;
  /** The file of the clinic's folder as it is now, if someone else has saved it first. */
  readonly file: ContentConflict['file'];
  /** The mistakes that prevent publishing. */
  readonly mistakes: ContentMistake[];

  constructor(
    problem: DeskError['problem'],
    message: string,
    details: FailureDetails & Pick<DeskRefusal, 'field'> = {},
  ) {
    super(message);
    this.problem = problem;
    this.enquiry = details.enquiry;
    this.field = details.field;
    this.file = details.file;
    this.mistakes = details.mistakes ?? [];
  }

  /** Whether a retry may succeed. */
  get isTemporary(): boolean {
    return this.problem === 'unreachable' || this.problem === 'unavailable';
  }
}

/** How long to wait for a response, in milliseconds. */
const defaultTimeout = 20_000;

/**
 * Sends a request to the desk's server.
 * @param path below `/api/desk`
 * @param body sent as JSON, or unchanged if it is a `Blob`
 * @param timeout how long to wait for the response, in milliseconds
 * @throws DeskError if the server refuses or cannot be reached
 */
export async function sendRequest<ResponseBody = void>(
  path: string,
  method = 'GET',
  body?: object,
  timeout = defaultTimeout,
): Promise<ResponseBody> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/desk${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body instanceof Blob
        ? { headers: { 'content-type': body.type || 'application/octet-stream' }, body }
        : body && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
    text = await response.text();
  } catch {
    throw new DeskError('unreachable', '');
  }
  const content = parseJson(text);
  if (response.ok) return content as ResponseBody;
  // Something else may have answered in place of the server.
  const refusal = content as (DeskRefusal & FailureDetails) | undefined;
  if (refusal?.problem === undefined) throw new DeskError('unreachable', '');
  throw new DeskError(refusal.problem, refusal.message, refusal);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // A page of a proxy, or of a Wi-Fi network that requires signing in first.
    throw new DeskError('unreachable', '');
  }
}
