import { createServer } from 'node:http';
import sirv from 'sirv';

// Serves the same built files from memory, with a widely used library. PORT is its only setting.
createServer(sirv('dist/client', { brotli: true, gzip: true, etag: true })).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
