import { type Author, RoundPortrait, Signature } from '../../ui/Signature.tsx';

interface PromisedProps {
  /** By when the clinic answers. */
  text: string;
  author: Author;
}

/** What the clinic promises, beside the doctor's portrait and over the signature. */
export function Promised({ text, author: { portrait, ...author } }: PromisedProps) {
  return (
    <div className="mt-4 flex gap-4 lg:gap-6">
      <RoundPortrait portrait={portrait} className="lg:size-26" />
      <div className="grid gap-2">
        <p className="text-balance font-semibold text-lead lg:text-[1.625rem] lg:leading-tight">
          {text}
        </p>
        <Signature {...author} />
      </div>
    </div>
  );
}
