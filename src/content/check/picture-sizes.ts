import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { smallestLogo, smallestPortrait } from '../../../shared/site-edits/smallest-pictures.ts';
import type { ClinicContent } from '../folder/clinic-content.ts';
import type { ContentIssue } from '../folder/content-issue.ts';

/** A portrait is cropped to 4:5. */
const portrait = { ...smallestPortrait, widest: 5 / 4, narrowest: 2 / 5 };
const logo = smallestLogo;

/** Finds photographs that would be shown blurred, or mostly cropped away. */
export async function pictureSizes(
  { clinic }: ClinicContent,
  folder: string,
): Promise<ContentIssue[]> {
  const [entry] = clinic.entries;
  if (!entry) return [];
  const { file, data } = entry;
  const found: ContentIssue[] = [];
  const person = await sizeOf(data.doctor.portrait, folder);
  const message = person && portraitFault(person);
  if (message) found.push({ file, field: 'doctor.portrait', message });
  const mark = data.marks.logo === undefined ? null : await sizeOf(data.marks.logo, folder);
  if (mark && mark.height < logo.height) {
    const blurred = `is ${mark.width} by ${mark.height} pixels; it is sharp from ${logo.height} pixels high, or as an SVG`;
    found.push({ file, field: 'marks.logo', message: blurred });
  }
  return found;
}

interface Size {
  width: number;
  height: number;
}

function portraitFault({ width, height }: Size): string | null {
  const is = `is ${width} by ${height} pixels`;
  const ratio = width / height;
  if (ratio > portrait.widest || ratio < portrait.narrowest) {
    return `${is}; it is cropped to 4:5, and most of it is lost: choose one of about this shape`;
  }
  if (width >= portrait.width && height >= portrait.height) return null;
  return `${is}; it is sharp from ${portrait.width} by ${portrait.height}`;
}

/** The size of a photograph; null for a drawing, which is sharp at any size. */
async function sizeOf(path: string, folder: string): Promise<Size | null> {
  if (/\.svg$/i.test(path)) return null;
  const file = resolve(folder, path);
  const { width, height, orientation } = await imageMetadata(await readFile(file), path);
  // From 5 on, the picture is stored lying on its side.
  const isTurned = (orientation ?? 1) > 4;
  return isTurned ? { width: height, height: width } : { width, height };
}
