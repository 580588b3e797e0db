import type { EmergencyWords } from '../../../shared/desk/emergency/list.ts';
import type { readClinicFile } from './clinic-file.ts';
import type { Collection } from './folder-reader.ts';
import type { LanguageFiles } from './language-files.ts';
import type { pictureFile } from './picture-file.ts';

type ReadFacts = typeof readClinicFile<ReturnType<typeof pictureFile>>;

/** The facts of `clinic.yaml`, with pictures as paths. */
export type FolderFacts = NonNullable<Awaited<ReturnType<ReadFacts>>['data']>;

/** The content of a clinic's folder, by the names of Astro's collections. */
export type ClinicContent = LanguageFiles & {
  clinic: Collection<FolderFacts>;
  emergency: Collection<EmergencyWords>;
};
