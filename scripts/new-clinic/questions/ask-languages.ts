import { group, isCancel, log, multiselect } from '@clack/prompts';
import { languageName } from '../../../src/words/languages.ts';
import { languagesSchema, wordsSchema } from '../sample/words.ts';
import type { Answers } from './answers.ts';
import { questionsOf, stop } from './questions.ts';
import { namesIn, translatedFault } from './translated-fault.ts';

/**
 * Asks which other languages the site has, and for the names in each of them.
 * @param answers the answers in English, which replace those left empty
 * @throws Cancelled if the user cancels
 */
export async function askLanguages(answers: Answers, message: string): Promise<object> {
  const options = languagesSchema.keyof().options.map((code) => ({
    value: code,
    label: languageName(code, 'en'),
    hint: languageName(code),
  }));
  const chosen = await multiselect({ message, options, required: false });
  if (isCancel(chosen)) return stop();
  const languages: Record<string, object> = {};
  for (const code of chosen) languages[code] = await askWords(answers, languageName(code, 'en'));
  return languages;
}

/** Asks for the answers in another language. */
async function askWords(answers: Answers, language: string): Promise<object> {
  log.info(`Now in ${language}. Enter alone leaves an answer as it is in English.`);
  const { line, list } = questionsOf(wordsSchema.shape, `${language}: `);
  const { name, doctor, qualifications, street, city, state, payments } = answers;
  const listIn = (field: 'towns' | 'services') => {
    const names = namesIn(field, answers[field]);
    const check = (typed: string[]) => translatedFault(field, typed, answers[field]);
    return names.length > 0 && { [field]: () => list(field, names.join(', '), [], check) };
  };
  const words = await group(
    {
      name: () => line('name', name),
      doctor: () => line('doctor', doctor),
      qualifications: () => list('qualifications', qualifications.join(', ')),
      street: () => line('street', street),
      city: () => line('city', city),
      state: () => line('state', state),
      payments: () => list('payments', payments.join(', ')),
      ...listIn('services'),
      ...listIn('towns'),
    },
    { onCancel: stop },
  );
  return Object.fromEntries(Object.entries(words).filter(([, answer]) => answer !== undefined));
}
