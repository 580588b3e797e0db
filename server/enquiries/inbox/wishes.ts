import type { WishWords } from '../../clinic/enquiry-words.ts';

/** What stands for a weekday or a date in a sentence. */
const name = /\{(WEEKDAY|DATE)\}/g;

/** The half days and packages that a message asks for, each as a few words. */
export function wishesIn(message: string, { halfDays, packages }: WishWords): string[] {
  const text = message.replace(/\s+/g, ' ');
  const lower = text.toLowerCase();
  return [
    ...halfDays.flatMap(({ label, sentence }) => {
      const days = [...text.matchAll(patternOf(sentence))];
      return days.map(({ groups = {} }) => label.replace(name, (_, key) => groups[key] ?? ''));
    }),
    ...packages.filter((title) => lower.includes(title.toLowerCase())),
  ];
}

/** Finds a sentence of the form whatever its day is. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/(\{[A-Z]+\})/).map((part) => {
    const [, key] = /^\{(WEEKDAY|DATE)\}$/.exec(part) ?? [];
    return key ? `(?<${key}>[^.,।]{1,30}?)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(parts.join(''), 'g');
}
