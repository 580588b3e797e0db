import { Heading } from '../parts/Heading.tsx';
import { Narrow } from '../parts/Narrow.tsx';
import { useCopy } from '../parts/setup.ts';

/** The command that creates the first account. */
const command = 'npm run staff -- add EMAIL --name NAME --role doctor';

/** Shown before anyone has an account. */
export function NoAccount() {
  const { frame, signIn } = useCopy();
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
