/** Who did something: the name of a person, or `command line`. */
export type Actor = string;

/** The name for what is done by a command, where nobody is signed in. */
export const commandLine: Actor = 'command line';
