import { Heading } from '../parts/Heading.tsx';
import { Narrow } from '../parts/Narrow.tsx';
import { useWords } from '../setup.ts';

/** The command of which the words of a clinic say what it does. */
const command = 'npm run staff -- add EMAIL --name NAME --role doctor';

/** What is shown before anyone has an account. */
export function NoAccount() {
  const { frame, signIn } = useWords();
  return (
    <Narrow>
      <Heading>{frame.title}</Heading>
      <p>{signIn.noAccounts}</p>
      <p className="mt-4 overflow-x-auto rounded-card bg-panel p-4">
        <code>{command}</code>
      </p>
    </Narrow>
  );
}
