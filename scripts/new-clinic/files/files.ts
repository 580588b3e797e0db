import { clinicFile } from '../../../shared/clinic-file.ts';
import {
  checklistFile,
  generatedFile,
  noteGenerated,
} from '../../../src/content/edits/generated.ts';
import type { Answers } from '../questions/answers.ts';
import { otherLanguages } from '../sample/words.ts';
import { checklistFor } from './checklist.ts';
import { factsFrom } from './facts.ts';
import { languageFiles } from './language-files.ts';
import { ownText } from './own-text.ts';
import { withFields } from './yaml-texts.ts';

/** Grey drawings, which go with any colours and show nothing specific to one clinic. */
const pictures = ['portrait', 'about', 'packages', 'testimonials', 'blog', 'contact', 'not-found'];

/** The files of a new clinic's folder: texts by path in it. */
export function filesFor(answers: Answers): Map<string, string> {
  const files = new Map([
    [clinicFile, withFields(ownText('texts/clinic.yaml'), factsFrom(answers))],
  ]);
  for (const name of pictures) {
    files.set(`images/${name}.svg`, ownText(`images/${name}.svg`));
  }
  for (const language of ['en', ...otherLanguages(answers.languages)] as const) {
    for (const [path, text] of languageFiles(answers, language)) {
      files.set(`${language}/${path}`, text);
    }
  }
  const checklist = checklistFor(answers, ownText('texts/checklist.md'), [...files.keys()]);
  const generated = noteGenerated(checklist, files);
  return files.set(checklistFile, checklist).set(generatedFile, generated);
}
