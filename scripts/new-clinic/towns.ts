import { isScalar, parseDocument, visit } from 'yaml';
import type { Answers } from './answers.ts';
import { slugOf } from './slug.ts';
import { withFields, yamlStyle } from './yaml-texts.ts';

/** The files of the towns, by their paths in the clinic's folder. */
export function townFiles(answers: Answers, template: string): [path: string, text: string][] {
  const { towns, state, stateCode } = answers;
  return towns.map((name, index) => {
    const facts = { name, state, region: stateCode, order: index + 1 };
    const text = withFields(named(template, name), facts);
    return [`en/towns/${slugOf(name)}.yaml`, text];
  });
}

/** The template with the town's name for `{town}`. */
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
