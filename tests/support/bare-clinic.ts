import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

type Fields = Record<string, unknown>;

const otherClinic = join(import.meta.dirname, '../fixtures/other-clinic');

/** The other clinic without anything that a clinic need not have. */
export async function makeBareClinic(folder: string): Promise<void> {
  await cp(otherClinic, folder, { recursive: true });
  for (const file of ['packages', 'pages/offers', 'pages/testimonials', 'pages/blog']) {
    await rm(join(folder, `en/${file}.yaml`));
  }
  await rm(join(folder, 'en/articles'), { recursive: true });
  await leaveOut(folder, 'en/towns/hunsur.yaml', ['wayThere', 'bring', 'easyAccess']);
  await leaveOut(folder, 'en/towns/mandya.yaml', ['bring']);
  await leaveOut(folder, 'clinic.yaml', [
    ...['theme', 'fonts', 'marks', 'claims.rating', 'claims.reviews', 'claims.patients'],
    ...['emergency', 'links', 'reviews'],
  ]);
  await leaveOut(folder, 'en/site.yaml', ['proof.rating', 'proof.reviews', 'proof.verified']);
  await leaveOut(folder, 'en/pages/home.yaml', [
    ...['hero.rank', 'hero.rankLabel', 'hero.care', 'hero.careLabel', 'hero.figures'],
    ...['about.figures', 'emergencyBanner', 'reviews', 'testimonials', 'insights'],
  ]);
  await leaveOut(folder, 'en/pages/about.yaml', [
    ...['hero.rating', 'figures', 'education', 'experience'],
  ]);
}

/** Removes fields of a YAML file, named by their paths. */
async function leaveOut(folder: string, file: string, fields: string[]): Promise<void> {
  const path = join(folder, file);
  const content: Fields = parse(await readFile(path, 'utf8'));
  for (const field of fields) {
    const names = field.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((value, name) => value[name] as Fields, content);
    if (!(last in parent)) throw new Error(`${file} has no ${field}`);
    delete parent[last];
  }
  await writeFile(path, stringify(content));
}
