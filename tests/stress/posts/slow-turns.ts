/**
 * Loaded before a server with --import, this writes a line for each turn of the event loop in which the
 * server worked for long and served nobody else. It counts the process's own time, not the clock's, which
 * other programs lengthen on a busy machine. They lengthen this too, by using the processor's caches, so
 * the limit in milliseconds is generous: the longest turn measured took 70.
 */
const limit = 250;

let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const milliseconds = Math.round((user + system) / 1_000);
  if (milliseconds > limit) console.log(`slow turn: ${milliseconds} ms`);
}, 2).unref();
