import { afterEach, expect, test, vi } from 'vitest';
import { uploadPicture } from './post-pictures.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an upload is aborted when it is abandoned', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  const aborter = new AbortController();
  const upload = uploadPicture(new File(['picture'], 'a.png'), { signal: aborter.signal });
  aborter.abort();
  await expect(upload).rejects.toThrow('aborted');
});

/** A request that gets no answer. */
class SlowRequest {
  upload = {};
  onabort = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort();
  }
}
