import { PulseLine } from './PulseLine.tsx';

/** An animated pulse line while something loads, with a text that says what. */
export function Spinner({ copy }: { copy: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-8 font-semibold">
      <PulseLine beats={2} className="spinner h-12 w-48 text-brand-ink" />
      {copy}
    </div>
  );
}
