/** Limits of one response; reading stops when they are exceeded. */
const responseLimits = {
  /** Bytes after decompression. */
  bytes: 4 * 1024 * 1024,
  /** Objects, arrays and fields; parsing many small ones takes longer than parsing long texts. */
  values: 100_000,
};

/** The error code for a response that exceeds the limits. */
export const responseTooLarge = 'RESPONSE_TOO_LARGE';

/**
 * `fetch` that reads no more of a response than the limits allow. One that exceeds them becomes a 413
 * with `responseTooLarge` as its `code`, in the format of PostgREST's own errors.
 */
export async function boundedFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let values = 0;
  // Leaving the loop early also closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.length;
    values += valuesIn(chunk);
    if (bytes > responseLimits.bytes || values > responseLimits.values) {
      const message = 'The response is larger than this site accepts.';
      return Response.json({ code: responseTooLarge, message }, { status: 413 });
    }
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}

const [bracket, brace, colon] = Buffer.from('[{:');

/** An upper bound of the arrays, objects and fields in a piece of JSON: characters in texts count too. */
function valuesIn(chunk: Uint8Array): number {
  let count = 0;
  // Three times as fast as `for of`; a large table has hundreds of megabytes.
  for (let index = 0; index < chunk.length; index += 1) {
    const byte = chunk[index];
    if (byte === bracket || byte === brace || byte === colon) count += 1;
  }
  return count;
}
