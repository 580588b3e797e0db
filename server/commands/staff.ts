import { pino } from 'pino';
import { newPerson, type Person } from '../../shared/desk/people.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { commandLine, logAccess } from '../staff/access-log.ts';
import { Staff } from '../staff/staff.ts';
import { type Action, type Options, runCommand, toPrintableLine } from './output/run-command.ts';

const usage = `Manages the accounts of staff.

  npm run staff -- add EMAIL --name NAME --role doctor|reception
  npm run staff -- list
  npm run staff -- reset EMAIL      let someone choose another password; the old one, the
                                    authenticator and all sessions stop working immediately
  npm run staff -- remove EMAIL

Doctors may use the whole desk; reception may use enquiries, visits, notices,
closed days and ready answers.`;

const listHint = 'Run `npm run staff -- list` to see all accounts.';

interface Context {
  config: Config;
  database: Database;
  people: Staff['people'];
}

/** What is wrong with an argument of `add`. */
const argumentErrors: Record<string, string> = {
  email: 'EMAIL must be an email address.',
  name: 'NAME must be given, on one line of plain letters: --name "Meera Joshi"',
  role: 'ROLE must be given: --role doctor or --role reception',
};

await runCommand(usage, {
  add: { arguments: 1, options: ['name', 'role'], run: withPeople(add) },
  list: { arguments: 0, run: withPeople(list) },
  reset: { arguments: 1, run: withPeople(reset) },
  remove: { arguments: 1, run: withPeople(remove) },
});

/** Makes an action for `runCommand` from a function that works with accounts. */
function withPeople(
  work: (context: Context, email: string, options: Options) => Promise<void>,
): Action['run'] {
  return async (services, [email = ''], options) => {
    const staff = new Staff({ ...services, log: pino({ level: 'silent' }) });
    await work({ ...services, people: staff.people }, email, options);
  };
}

async function add(
  { config, database, people }: Context,
  email: string,
  { name, role }: Options,
): Promise<void> {
  const newAccount = newPerson.safeParse({ email, name, role });
  if (!newAccount.success) {
    const field = String(newAccount.error.issues[0]?.path[0]);
    throw new PlainError(`${argumentErrors[field]}\n\n${usage}`);
  }
  const invitation = await people.add(newAccount.data);
  if (!invitation) throw new PlainError(`${email} already has an account. ${listHint}`);
  const { person, link } = invitation;
  const details = { subject: person.email, became: person.role };
  await logAccess(database, commandLine, 'person-added', details);
  showLink(person.name, link, config);
}

async function list({ people }: Context): Promise<void> {
  const all = await people.list();
  for (const { email, name, role, twoFactor, active } of all) {
    const state = active ? (twoFactor ? 'with authenticator' : '') : 'has not chosen a password';
    console.log(toPrintableLine([role.padEnd(9), email, name, state].join('  ').trimEnd()));
  }
  if (all.length === 0)
    console.log('Nobody has an account. To create the first one, run `npm run staff -- add`.');
}

async function reset({ config, database, people }: Context, email: string): Promise<void> {
  const invitation = await people.reset((await find(people, email)).id);
  if (!invitation) throw new PlainError(`${email} has just been removed.`);
  await logAccess(database, commandLine, 'person-reset', { subject: invitation.person.email });
  showLink(invitation.person.name, invitation.link, config);
}

async function remove({ database, people }: Context, email: string): Promise<void> {
  const person = await find(people, email);
  if ((await people.remove(person.id)) === 'last-doctor') {
    throw new PlainError(
      'This is the last doctor who can sign in. First add another, who must choose a password.',
    );
  }
  const details = { subject: person.email, was: person.role };
  await logAccess(database, commandLine, 'person-removed', details);
  console.log(`${email} no longer has an account.`);
}

async function find(people: Context['people'], email: string): Promise<Person> {
  const person = (await people.list()).find((person) => person.email === email.toLowerCase());
  if (!person) throw new PlainError(`No account has the address ${email}. ${listHint}`);
  return person;
}

function showLink(name: string, link: string, { siteUrl, port }: Config): void {
  console.log(
    `Give this link to ${toPrintableLine(name)}, and to nobody else. Whoever opens it chooses the`,
  );
  console.log(`password. It can be used once, within 24 hours:\n\n${link}\n`);
  console.log(
    `If you reach the site at a different address, such as http://localhost:${port}, use that in`,
  );
  console.log(`place of ${siteUrl} in the link. SITE_URL sets the address in all links.`);
}
