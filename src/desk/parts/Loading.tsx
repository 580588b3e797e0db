import { Spinner } from '../../ui/Spinner.tsx';
import { Problem } from './Problem.tsx';
import { useCopy } from './setup.ts';

interface LoadingProps {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
}

/** Shows that the data of a view is loading, or why it could not be loaded. */
export function Loading({ query: { isPending, error, refetch } }: LoadingProps) {
  const { frame } = useCopy();
  if (isPending) return <Spinner copy={frame.loading} />;
  return <Problem error={error} retry={() => void refetch()} />;
}
