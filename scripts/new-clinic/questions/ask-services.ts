import { isCancel, multiselect, text } from '@clack/prompts';
import { sampleServices } from '../sample/sample.ts';
import { answersSchema } from './answers.ts';
import { partsIn } from './questions.ts';

/**
 * Asks for the services: heart clinics first choose among those of the sample, and every clinic names its
 * own.
 * @param known the services answered before
 * @returns ids and names; a symbol if the user cancels
 */
export async function askServices(
  message: string,
  known: unknown,
  treatsHearts: boolean,
): Promise<string[] | symbol> {
  const before = Array.isArray(known) ? known.map(String) : [];
  const options = sampleServices().map(({ id, title }) => ({ value: id, label: title }));
  const ids = options.map(({ value }) => value);
  const initialValues = before.filter((service) => ids.includes(service));
  const chosen = treatsHearts
    ? await multiselect({ message, options, initialValues, required: false })
    : [];
  if (isCancel(chosen)) return chosen;
  const all = (typed: string | undefined) => [...chosen, ...(partsIn(typed ?? '') ?? [])];
  const own = await text({
    message: `${treatsHearts ? 'Other services, if any, with' : `${message} With`} commas between; a price may follow: Vaccination = 500`,
    placeholder: 'Vaccination = 500, Growth check',
    initialValue: before.filter((service) => !ids.includes(service)).join(', '),
    validate: (typed) =>
      answersSchema.shape.services.safeParse(all(typed)).error?.issues[0]?.message,
  });
  return isCancel(own) ? own : all(own);
}
