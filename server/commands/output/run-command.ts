import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '../../config.ts';
import { sqliteFile } from '../../data-folder.ts';
import { type Database, openDatabase } from '../../database/index.ts';
import { PlainError, reasonOf } from '../../log.ts';
import { loadConfig } from '../../pages/load-config.ts';

/** The options of all commands. */
const optionTypes = {
  name: { type: 'string' },
  role: { type: 'string' },
  search: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

export type Options = ReturnType<typeof parse>['values'];

/** What the actions of commands work with. */
export interface CommandServices {
  config: Config;
  database: Database;
}

/** One of the things that a command can do. */
export interface Action {
  /** How many arguments it takes, or the minimum if that varies. */
  arguments: number;
  /** The maximum number of arguments, if that varies. */
  maxArguments?: number;
  /** The options it takes. */
  options?: (keyof Options)[];
  run(services: CommandServices, positionals: string[], options: Options): Promise<void>;
}

/** An action with its arguments and options. */
interface Call {
  action: Action;
  positionals: string[];
  options: Options;
}

/**
 * Runs the action that the arguments of this process name. If it fails, prints why, and sets exit code 1.
 * @param usage printed if the arguments name no action or ask for help, and after an error in them
 * @param actions the actions by name
 */
export async function runCommand(usage: string, actions: Record<string, Action>): Promise<void> {
  try {
    const call = parseCall(process.argv.slice(2), usage, actions);
    if (call) await run(call);
    else console.log(usage);
  } catch (error) {
    const isPlain = error instanceof PlainError;
    console.error(isPlain ? error.message : `The command failed: ${reasonOf(error)}.`);
    process.exitCode = 1;
  }
}

async function run({ action, positionals, options }: Call): Promise<void> {
  const config = await loadConfig();
  const path = sqliteFile(config.databaseUrl);
  if (path !== null && !existsSync(path))
    console.error(`There was no database at ${path}, so one was created.`);
  const database = await openDatabase(config.databaseUrl);
  try {
    await action.run({ config, database }, positionals, options);
  } finally {
    await database.destroy();
  }
}

/** Reads the arguments; null if they name no action or ask for help. */
function parseCall(args: string[], usage: string, actions: Record<string, Action>): Call | null {
  try {
    const { positionals: all, values: options } = parse(args);
    const [name = 'help', ...positionals] = all;
    if (name === 'help') return null;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw new PlainError(`There is no command "${name}".`);
    checkArguments(name, { action, positionals, options });
    return { action, positionals, options };
  } catch (error) {
    const reason = error instanceof Error ? error.message : reasonOf(error);
    throw new PlainError(`${reason}\n\n${usage}`);
  }
}

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options: optionTypes });
}

function checkArguments(name: string, { action, positionals, options }: Call): void {
  const { arguments: min, maxArguments: max = min } = action;
  const unsupportedOption = Object.keys(options).find(
    (option) => !action.options?.some((supported) => supported === option),
  );
  if (unsupportedOption) throw new PlainError(`"${name}" does not take --${unsupportedOption}.`);
  if (positionals.length < min || positionals.length > max) {
    throw new PlainError(`"${name}" needs a different number of arguments.`);
  }
}

/** Replaces control characters that text from strangers could control the terminal with; keeps line breaks and tabs. */
export function toPrintable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, '\uFFFD');
}

/** Printable text on one line: a line break in a name must not look like another entry of a list. */
export function toPrintableLine(text: string): string {
  return toPrintable(text).replace(/[\n\t\u2028\u2029]/g, '\uFFFD');
}

/**
 * Formats timestamps in the clinic's time zone, to the minute: `2026-03-10 14:05`.
 * @param timeZone IANA name, such as Asia/Kolkata
 */
export function timeFormatter(timeZone: string): (moment: string) => string {
  return (moment) => {
    const time = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime();
    return time.toString({ smallestUnit: 'minute' }).replace('T', ' ');
  };
}
