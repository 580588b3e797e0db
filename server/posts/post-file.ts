import { extname } from 'node:path';
import { marked } from 'marked';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type PostDates, postDates } from './dates.ts';
import { pictureOf } from './row.ts';
import { slugOfTitle } from './slugs.ts';

/** A post as a file describes it; what the file leaves out is absent. */
export interface PostFile {
  title: string;
  slug: string;
  excerpt?: string | undefined;
  /** HTML, not sanitised: that happens whenever a post is read. */
  content: string;
  featured_image?: string | undefined;
  /** ISO 8601 in UTC. */
  created_at?: string | undefined;
  published?: boolean | undefined;
  featured?: boolean | undefined;
}

/** A mistake in a post's file. Its message names file, line and field. */
export class PostFileError extends Error {
  override name = 'PostFileError';
}

const yesOrNo = z.boolean('must be true or false').optional();

const frontMatter = (dates: PostDates) =>
  z.strictObject({
    title: z.string('must be a text').trim().min(1, 'must not be empty').max(300, 'is too long'),
    slug: z
      .string('must be a text')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens only')
      .max(200, 'is too long')
      .optional(),
    excerpt: z.string('must be a text').trim().max(1_000, 'is too long').optional(),
    featured_image: z
      .string('must be a text')
      .refine((value) => pictureOf(value, 'https://this.site') !== null, {
        error: 'must begin with https:// or with / for a picture of this site',
      })
      .optional(),
    created_at: z
      .string('must be a date such as 2026-01-31')
      .transform((value) => dates.toMoment(value) ?? '')
      .refine(Boolean, 'must be a date such as 2026-01-31 or 2026-01-31T09:30:00+05:30')
      .optional(),
    published: yesOrNo,
    featured: yesOrNo,
  });

/**
 * Reads a post: Markdown or HTML below front matter, YAML between two lines of `---`.
 * @param text content of the file
 * @param file its name, for messages and to tell Markdown from HTML
 * @param timeZone IANA name of the zone whose day a date without a time is
 * @throws PostFileError at the first mistake
 */
export function readPostFile(text: string, file: string, timeZone: string): PostFile {
  const toHtml = converters[extname(file).toLowerCase()];
  if (!toHtml) throw new PostFileError(`${file}: must be Markdown (.md) or HTML (.html)`);
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(text);
  if (!parts || parts.index > 0) {
    throw new PostFileError(
      `${file}:1: must begin with front matter: a line ---, the fields, and a line --- again`,
    );
  }
  const [all, yaml = ''] = parts;
  const fields = readFields(yaml, file, frontMatter(postDates(timeZone)));
  const content = toHtml(text.slice(all.length)).trim();
  if (content === '') throw new PostFileError(`${file}: there is no text below the front matter`);
  const slug = fields.slug ?? slugOfTitle(fields.title);
  if (slug === null) {
    throw new PostFileError(`${file}: slug: is missing, and cannot be made of this title`);
  }
  return { ...fields, slug, content };
}

const converters: Record<string, (body: string) => string> = {
  '.md': fromMarkdown,
  '.markdown': fromMarkdown,
  '.html': (body) => body,
  '.htm': (body) => body,
};

function fromMarkdown(body: string): string {
  return marked.parse(body, { async: false, gfm: true });
}

type FrontMatter = ReturnType<typeof frontMatter>;

function readFields(yaml: string, file: string, schema: FrontMatter): z.infer<FrontMatter> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const [place] = broken.linePos ?? [];
    throw mistake(file, place?.line ?? 0, broken.message.replace(/ at line[\s\S]*/, ''));
  }
  const checked = schema.safeParse(document.toJS() ?? {});
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [field = ''] = issue.keys;
    const known = Object.keys(schema.shape).join(', ');
    throw mistake(file, lineOf(document, field, lines), `${field}: is no field; use ${known}`);
  }
  const field = String(issue?.path[0] ?? 'front matter');
  const isMissing = !document.has(field);
  const complaint = isMissing ? 'is missing' : issue?.message;
  throw mistake(file, lineOf(document, field, lines), `${field}: ${complaint}`);
}

/** Line of a field's value within the front matter, from 1; 0, that of `---`, where it has none. */
function lineOf(document: Document, field: string, lines: LineCounter): number {
  const node = document.has(field) ? document.get(field, true) : undefined;
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 0;
}

/** The front matter begins on the second line of a file. */
function mistake(file: string, lineOfYaml: number, complaint: string): PostFileError {
  return new PostFileError(`${file}:${lineOfYaml + 1}: ${complaint}`);
}
