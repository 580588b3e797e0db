/** Who made a change: someone with an account, or the command line, where nobody is signed in. */
export interface Actor {
  /** The account's id; null for a command. */
  id: string | null;
  name: string;
  /** The account's address; null for a command. */
  email: string | null;
}

/** Anyone who runs a command on the server. */
export const commandLine = { id: null, name: 'command line', email: null } as const satisfies Actor;
