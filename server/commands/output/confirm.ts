import { createInterface } from 'node:readline/promises';

/** Asks for confirmation before something irreversible is done; without a terminal the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type "yes": `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
