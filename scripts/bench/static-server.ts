import { createServer } from 'node:http';
import sirv from 'sirv';

// The same files as our server's, from memory, by a library that many sites use: PORT and nothing else.
createServer(sirv('dist/client', { brotli: true, gzip: true, etag: true })).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
