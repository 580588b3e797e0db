import { createServer } from 'node:http';
import sirv from 'sirv';

// Serves the same pages from memory, with a widely used library.
const [, , folder = '', port] = process.argv;
createServer(sirv(folder, { brotli: true, gzip: true, etag: true })).listen(
  Number(port),
  '127.0.0.1',
);
