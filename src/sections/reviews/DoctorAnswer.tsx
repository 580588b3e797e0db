import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { type Author, Signature } from '../../ui/Signature.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface DoctorAnswerProps {
  site: Site;
  answer: NonNullable<PageCopy<'testimonials'>['answer']>;
  author: Author;
}

/** What the doctor says about reviews. */
export function DoctorAnswer({ site, answer, author }: DoctorAnswerProps) {
  return (
    <blockquote className="measure mt-2 md:mt-5">
      <p className="font-heading text-card leading-snug md:text-[1.5rem]">
        <LinkedText site={site} text={answer.text} />
      </p>
      <div className="mt-2 md:mt-4 [&_img]:h-9">
        <Signature name={author.name} signature={author.signature} />
      </div>
    </blockquote>
  );
}
