import { createServer } from 'node:http';
import sirv from 'sirv';

// Serves copies of our pages from memory with sirv, a widely used library, for comparison.
const [, , folder = '', port] = process.argv;
createServer(sirv(folder, { brotli: true, gzip: true, etag: true })).listen(
  Number(port),
  '127.0.0.1',
);
