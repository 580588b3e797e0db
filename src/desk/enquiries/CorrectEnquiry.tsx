import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useEnquiry } from '../api/enquiries.ts';
import { useCorrect } from '../api/enter.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { type Entered, EntryForm } from './EntryForm.tsx';

/** Corrects an enquiry that staff have entered by hand. */
export function CorrectEnquiry() {
  const { enter: copy, frame } = useCopy();
  const { id } = useParams({ from: '/signed-in/enquiries/$id/correct' });
  const filter = useSearch({ from: '/signed-in/enquiries/$id/correct' });
  const navigate = useNavigate();
  const { data: enquiry, error, isPending, refetch } = useEnquiry(id);
  const correct = useCorrect(id);
  const save = (entered: Entered) =>
    correct.mutate(entered, {
      onSuccess: () => void navigate({ to: '/enquiries/$id', params: { id }, search: filter }),
    });
  return (
    <div className="max-w-xl">
      <Heading>{copy.correct}</Heading>
      {isPending && <Spinner copy={frame.loading} />}
      {!enquiry && <Problem error={error} retry={() => void refetch()} />}
      {enquiry && enquiry.source !== 'form' && (
        <EntryForm
          first={{
            source: enquiry.source,
            language: enquiry.language,
            ...eachField((name) => enquiry[name]),
          }}
          button={copy.saveCorrected}
          action={{ ...correct, mutate: save }}
        />
      )}
    </div>
  );
}
