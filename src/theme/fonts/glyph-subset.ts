import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The functions of HarfBuzz's subsetter that are used here; objects are addresses in its memory. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

// The values are those of hb-subset.h; that of `writable` is from hb-blob.h.
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const layoutFeatures = 6;
const writable = 2;

let subsetter: Promise<Subsetter> | undefined;

async function load(): Promise<Subsetter> {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const functions = instance.exports as unknown as Subsetter;
  functions._initialize();
  return functions;
}

/**
 * Subsets a font to the given glyphs, and to the shaping rules that need no others. The glyphs must
 * include those that rules use as intermediate steps (`glyphsOnTheWay`).
 * @param data the font as TrueType, not compressed
 * @returns the subset, likewise
 */
export async function subsetOfGlyphs(data: Uint8Array, glyphs: Iterable<number>): Promise<Buffer> {
  subsetter ??= load();
  const hb = await subsetter;
  const source = hb.malloc(data.length);
  new Uint8Array(hb.memory.buffer).set(data, source);
  const blob = hb.hb_blob_create(source, data.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('fonts: HarfBuzz could not cut the font');
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  const end = start + hb.hb_blob_get_length(result);
  const cut = Buffer.from(hb.memory.buffer.slice(start, end));
  for (const made of [result, blob]) hb.hb_blob_destroy(made);
  for (const made of [subset, face]) hb.hb_face_destroy(made);
  hb.hb_subset_input_destroy(input);
  hb.free(source);
  return cut;
}
