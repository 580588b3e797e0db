import { pino } from 'pino';
import { newPerson } from '../../shared/desk/index.ts';
import { Desk } from '../desk/index.ts';
import { CommandError, printable } from './output/text.ts';
import { type Action, type Options, runCommand } from './run-command.ts';

const usage = `The people who may use the desk.

  npm run staff -- add EMAIL --name NAME --role doctor|reception
  npm run staff -- list
  npm run staff -- reset EMAIL      let someone choose another password; from now on the old one,
                                    the authenticator and all sessions are worth nothing
  npm run staff -- remove EMAIL

A doctor sees enquiries, posts, people and the access log; reception enquiries and notices.`;

type People = Desk['people'];

/** What is wrong with an argument of `add`. */
const whatIsWrong: Record<string, string> = {
  email: 'EMAIL must be an email address.',
  name: 'NAME must be given: --name "Meera Joshi"',
  role: 'ROLE must be given: --role doctor or --role reception',
};

await runCommand(usage, {
  add: { words: 1, options: ['name', 'role'], run: withPeople(add) },
  list: { words: 0, run: withPeople(list) },
  reset: { words: 1, run: withPeople(reset) },
  remove: { words: 1, run: withPeople(remove) },
});

/** What an action does with the people, as `runCommand` runs it. */
function withPeople(
  work: (people: People, email: string, options: Options) => Promise<void>,
): Action['run'] {
  return async (services, [email = ''], options) => {
    const desk = new Desk({ ...services, log: pino({ level: 'silent' }) });
    await work(desk.people, email, options);
  };
}

async function add(people: People, email: string, { name, role }: Options): Promise<void> {
  const given = newPerson.safeParse({ email, name, role });
  if (!given.success) {
    const field = String(given.error.issues[0]?.path[0]);
    throw new CommandError(`${whatIsWrong[field]}\n\n${usage}`);
  }
  const invitation = await people.add(given.data);
  if (!invitation) throw new CommandError(`${email} has an account already. To list all: list`);
  showLink(invitation.person.name, invitation.link);
}

async function list(people: People): Promise<void> {
  const all = await people.list();
  for (const { email, name, role, twoFactor, active } of all) {
    const state = active ? (twoFactor ? 'with authenticator' : '') : 'has not chosen a password';
    console.log(printable([role.padEnd(9), email, name, state].join('  ').trimEnd()));
  }
  if (all.length === 0) console.log('Nobody has an account. To make the first one: add');
}

async function reset(people: People, email: string): Promise<void> {
  const invitation = await people.reset(await idOf(people, email));
  if (!invitation) throw new CommandError(`${email} has just been removed.`);
  showLink(invitation.person.name, invitation.link);
}

async function remove(people: People, email: string): Promise<void> {
  if ((await people.remove(await idOf(people, email))) === 'last-doctor') {
    throw new CommandError(
      'No doctor would be left who can sign in. Add another one first, who chooses a password.',
    );
  }
  console.log(`${email} has no account any more.`);
}

async function idOf(people: People, email: string): Promise<string> {
  const person = (await people.list()).find((each) => each.email === email.toLowerCase());
  if (!person) throw new CommandError(`Nobody has the address ${email}. To list all: list`);
  return person.id;
}

function showLink(name: string, link: string): void {
  console.log(
    `Give this link to ${printable(name)}, and to nobody else. Whoever opens it chooses the`,
  );
  console.log(`password. It works once, and for 24 hours:\n\n${link}`);
}
