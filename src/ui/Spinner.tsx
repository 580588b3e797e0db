/** A turning circle while something loads, with a text that says what. */
export function Spinner({ copy }: { copy: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-8 font-semibold">
      <span className="spinner" />
      {copy}
    </div>
  );
}
