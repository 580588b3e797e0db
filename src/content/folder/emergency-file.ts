import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type EmergencyWords,
  emergencyFile,
  emergencySchema,
} from '../../../shared/desk/emergency/list.ts';
import { sampleFolder } from '../leftovers/sample.ts';
import { readParsed } from '../yaml/file-text.ts';
import { parseYaml } from '../yaml/yaml.ts';
import type { ContentIssue } from './content-issue.ts';
import type { Collection } from './folder-reader.ts';
import { validate } from './validate.ts';

/** The path of a clinic's words of an emergency: the sample's, where the clinic has none. */
function emergencyPath(folder: string): string {
  const own = resolve(folder, emergencyFile);
  return existsSync(own) ? own : resolve(sampleFolder, emergencyFile);
}

/** Reads a clinic's words of an emergency. */
export async function readEmergencyFile(
  folder: string,
): Promise<{ emergency: Collection<EmergencyWords>; issues: ContentIssue[] }> {
  const file = emergencyPath(folder);
  const { content, fault } = await readParsed(file, parseYaml);
  const { data, issues } = content
    ? await validate(emergencySchema, content.fields, { file, written: content.written })
    : { data: undefined, issues: [] };
  const faults = fault ? [fault] : content.faults;
  issues.push(...faults.map((each) => ({ file, ...each })));
  const entries = data === undefined ? [] : [{ id: 'emergency', file, data }];
  return { emergency: { entries, names: new Set() }, issues };
}
