import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { PictureSources } from '../../ui/Picture.tsx';
import { Signature } from '../../ui/Signature.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface DoctorVoiceProps {
  site: Site;
  answers: PageCopy<'about'>['answers'];
  signature: PictureSources | undefined;
}

/** What the doctor answers in the first person, in large letters, with a signature. */
export function DoctorVoice({ site, answers, signature }: DoctorVoiceProps) {
  if (answers.length === 0) return null;
  return (
    <div className="bg-warm">
      <div className="wrap py-4 md:py-16">
        {answers.map(({ question, answer }) => (
          <section
            key={question}
            data-enter=""
            className="grid gap-x-10 gap-y-1 border-rule border-b py-2.5 first:pt-0 lg:cols-start-48 lg:py-8"
          >
            <h2 className="font-body text-base text-brand-ink md:pt-1">{question}</h2>
            <p className="font-heading text-lead leading-snug md:text-heading lg:measure-46">
              <LinkedText site={site} text={answer} />
            </p>
          </section>
        ))}
        <div className="mt-2 grid gap-x-10 lg:cols-start-48 lg:mt-8">
          <div className="lg:col-start-2">
            <Signature name={site.clinic.doctor.name} signature={signature} />
          </div>
        </div>
      </div>
    </div>
  );
}
