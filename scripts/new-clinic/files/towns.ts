import { isScalar, parseDocument, visit } from 'yaml';
import type { Answers } from '../questions/answers.ts';
import { slugOf } from '../sample/slug.ts';
import { withFields, yamlStyle } from './yaml-texts.ts';

/**
 * The texts of the towns, by path.
 * @param answers the answers in the language of the texts
 * @param towns their English names, from which their addresses are made
 */
export function townFiles(
  answers: Answers,
  towns: string[],
  template: string,
): [path: string, text: string][] {
  const { state, stateCode } = answers;
  return towns.map((town, index) => {
    const name = answers.towns[index] ?? town;
    const facts = { name, state, region: stateCode, order: index + 1 };
    const text = withFields(named(template, name), facts);
    return [`towns/${slugOf(town)}.yaml`, text];
  });
}

/** The template with the town's name in place of `{town}`. */
function named(template: string, name: string): string {
  const document = parseDocument(template);
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'string') {
        node.value = node.value.replaceAll('{town}', () => name);
      }
    },
  });
  return document.toString(yamlStyle);
}
