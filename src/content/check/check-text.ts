import type { ContentMistake } from '../../../shared/desk/content.ts';
import { contrastIssues } from '../../theme/contrast.ts';
import { invisibleError } from '../fields/fields.ts';
import { bodyField, kindOf } from '../folder/content-files.ts';
import { fieldPointer } from '../folder/content-issue.ts';
import { validate } from '../folder/validate.ts';
import { parseMarkdown, parseYaml } from '../folder/yaml.ts';
import { textErrors } from '../markdown/mistakes.ts';

/**
 * What is wrong with the text of a file on its own, in words for someone who sees a form and not the file. What
 * depends on other files and on pictures is found by the check of the whole folder.
 */
export async function checkText(path: string, text: string): Promise<ContentMistake[]> {
  const kind = kindOf(path);
  if (!kind) return [{ path, pointer: '', message: 'nothing reads such a file' }];
  const { content, issue } = path.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
  const location = { file: path, sourceAt: content?.sourceAt };
  const validation = content
    ? await validate(kind.schema, content.fields, location)
    : { issues: [issue] };
  const { theme } = Object(content?.fields);
  const issues = [
    ...validation.issues,
    ...(content?.issues ?? []),
    ...(kind.name === 'clinic' ? contrastIssues(theme) : []),
  ];
  const fieldIssues = issues.map(({ field, message }) => ({
    path,
    pointer: fieldPointer(field),
    message,
  }));
  return [...fieldIssues, ...unsafeTexts(path, text)];
}

/**
 * What a text from the desk must not bring to the site: scripts, and pictures of other sites. The folder
 * itself is not checked, because whoever can change it can change the code too.
 */
export function unsafeTexts(path: string, text: string): ContentMistake[] {
  const message = invisibleError(text);
  if (message) return [{ path, pointer: '', message }];
  if (!path.endsWith('.md')) return [];
  const body = parseMarkdown(text).content?.body ?? text;
  const pointer = `/${bodyField}`;
  return textErrors(body).map((message) => ({ path, pointer, message }));
}
