import type { Answers } from './answers.ts';
import { slugOf } from './slug.ts';

/**
 * What to read through before the site goes online, with file and field.
 * @param general the lines for every clinic, before those for services and towns
 */
export function checklistFor({ services, towns, state }: Answers, general: string): string {
  const lines = services.map((id) => `- [ ] \`en/services.yaml\`: \`${id}\``);
  if (towns.length > 0) {
    lines.push(
      '',
      '## Towns',
      '',
      'Each page says only what is true of any town. Write what you know: who comes from there, the way,',
      'the trains and buses.',
      '',
      '- [ ] `en/pages/town.yaml`: `featuresHeading`, `features`, `callFirst`',
      ...towns.map(
        (name) =>
          `- [ ] \`en/towns/${slugOf(name)}.yaml\`: \`paragraphs\`; \`wayThere\`, which you add; \`state\` and \`region\`, where it is not in ${state}`,
      ),
    );
  }
  return `${general}${lines.join('\n')}\n`;
}
