import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import sanitizeHtml from 'sanitize-html';
import { securityHeaders } from '../../server/plugins/security-headers.ts';

const textOnly = { allowedTags: [], allowedAttributes: {} };

export interface TextPage {
  url: string;
  stop: () => void;
}

/**
 * Serves what Home says, with its first picture and its safety headers, and nothing else: what no
 * page on this machine can be faster than.
 * @param home address of Home
 */
export async function startTextPage(home: string): Promise<TextPage> {
  const answer = await fetch(home);
  const headers = {
    ...securityHeaders,
    'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    'content-encoding': 'br',
  };
  const html = await answer.text();
  const source = /<img[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  const picture = await fetch(new URL(source, home));
  const pictureBytes = Buffer.from(await picture.arrayBuffer());
  const files = new Map([
    ['/', { from: answer, body: brotliCompressSync(pageOf(sanitizeHtml(html, textOnly))) }],
    ['/picture', { from: picture, body: brotliCompressSync(pictureBytes) }],
  ]);
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const type = file?.from.headers.get('content-type') ?? '';
    if (file) response.writeHead(200, { ...headers, 'content-type': type });
    else response.statusCode = 404;
    response.end(file?.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pageOf(text: string): string {
  const paragraphs = text.split(/\n+/).filter((part) => part.trim() !== '');
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Text and a picture</title>
<h1>Text and a picture</h1><img src="/picture" width="320" height="400" alt="">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}</html>`;
}
