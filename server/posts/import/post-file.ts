import { extname } from 'node:path';
import { marked } from 'marked';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { LineCounter, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { Languages } from '../../../shared/languages.ts';
import { pastedFromHtml } from '../../../shared/pasted/from-html.ts';
import { parseMarkup } from '../../../shared/pasted/parse.ts';
import { longestSlug, slugPattern, suggestedSlug } from '../../../shared/text/slug.ts';
import type { Config } from '../../config.ts';
import { pictureAddress } from '../html/picture-address.ts';
import { sanitiseContent } from '../html/sanitise.ts';
import { withAddresses } from '../html/text-pictures.ts';
import { type PostDates, postDates } from '../read/dates.ts';
import { isBeside } from './file-beside.ts';
import { localPictures, unnamedPicture } from './post-file-pictures.ts';

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
  /** Code, such as `hi`. */
  language?: string | undefined;
}

/** A mistake in a post's file. Its message names file, line and field. */
export class PostFileError extends Error {
  override name = 'PostFileError';
}

/** A stand-in for this site's origin, which is not known here. */
const anySite = 'https://this.site';

const mustBeText = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : 'must be text'),
};
const text = (maxLength: number) =>
  z.string(mustBeText).trim().max(maxLength, `must be at most ${maxLength} characters`);
const yesOrNo = z.boolean('must be true or false').optional();

const frontMatter = (dates: PostDates, languages: Languages) =>
  z.strictObject(
    {
      title: text(300).min(1, 'must not be empty'),
      slug: text(longestSlug)
        .regex(slugPattern, 'use lower-case letters, digits and single hyphens only')
        .optional(),
      excerpt: text(1_000).optional(),
      featured_image: z
        .string(mustBeText)
        .refine((value) => isBeside(value) || pictureAddress(value, anySite) !== null, {
          error:
            'must begin with https://, or with / for a picture on this site, or be the name of a file beside this one',
        })
        .optional(),
      created_at: z
        .string('must be a date such as 2026-01-31')
        .transform((value) => dates.toMoment(value) ?? '')
        .refine(Boolean, 'must be a date such as 2026-01-31 or 2026-01-31T09:30:00+05:30')
        .optional(),
      published: yesOrNo,
      featured: yesOrNo,
      language: z
        .enum(languages, `must be a language of the site: ${languages.join(' or ')}`)
        .optional(),
    },
    'must be fields, such as title: Heart Care',
  );

type FrontMatter = ReturnType<typeof frontMatter>;

/**
 * Reads a post: Markdown or HTML below front matter, YAML between two lines of `---`.
 * @param content content of the file
 * @param file its name, for messages and to tell Markdown from HTML
 * @param site its languages, and the IANA name of the time zone for dates without a time
 * @throws PostFileError at the first mistake
 */
export function readPostFile(
  content: string,
  file: string,
  { timeZone, languages }: Pick<Config, 'timeZone' | 'languages'>,
): PostFile {
  const toHtml = converters[extname(file).toLowerCase()];
  if (!toHtml) throw new PostFileError(`${file}: must be Markdown (.md) or HTML (.html)`);
  if (content.includes('\uFFFD')) {
    throw new PostFileError(
      `${file}: is not text in UTF-8, but in another encoding such as Windows-1252 or UTF-16; save it as UTF-8`,
    );
  }
  // Some editors begin a file with a byte order mark.
  const source = new VFile({ path: file, value: content.replace(/^\uFEFF/, '') });
  const fields = readFields(source, frontMatter(postDates(timeZone), languages));
  if (toHtml === fromMarkdown && manyQuotes.test(String(source))) throw tooDeep(file);
  const html = orTooDeep(file, () => asShown(toHtml(String(source)), file)).trim();
  if (html === '') throw new PostFileError(`${file}: there is no text below the front matter`);
  const unnamed = unnamedPicture(html, content);
  if (unnamed) {
    const { src, line } = unnamed;
    throw new PostFileError(
      `${file}${line === null ? '' : `:${line}`}: the picture ${src} has no words for those who cannot see it; in Markdown: ![what is on it](${src})`,
    );
  }
  const stored = new Map(localPictures({ content: html }).map((src) => [src, '/picture']));
  const sanitised = orTooDeep(file, () => sanitiseContent(withAddresses(html, stored), anySite));
  if (sanitised.html === null) {
    const problem = sanitised.problem ?? 'holds nothing that can be shown';
    throw new PostFileError(`${file}: the text ${problem}`);
  }
  const slug = fields.slug ?? suggestedSlug(fields.title);
  if (slug === '') {
    throw new PostFileError(`${file}: slug: is missing, and cannot be made from this title`);
  }
  return { ...fields, slug, content: html };
}

/** More nested quotes than anyone writes; a parser takes seconds for thousands of them. */
const manyQuotes = /^(?:[ \t]*>){100}/m;

/**
 * Runs a parser, which recurses into each level of a text: a hostile text has more levels than the stack
 * can hold.
 */
function orTooDeep<Result>(file: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw error instanceof RangeError ? tooDeep(file) : error;
  }
}

/** The text with the letters that its fonts show, as pasting takes it; unchanged where no font matters. */
function asShown(html: string, file: string): string {
  if (!/font-family|<font\b|mso-|[\uE000-\uF8FF]/i.test(html)) return html;
  const { html: shown, stops, pictures } = pastedFromHtml(parseMarkup(html));
  const [stop] = [...stops, ...pictures.map(({ mark }) => ({ mark, before: '', after: '' }))];
  if (!stop) return shown;
  const place = `${stop.before}${stop.mark}${stop.after}`.trim();
  throw new PostFileError(
    `${file}: the text has a letter or a picture that cannot be read as it is shown: “${place}”; write it in Unicode`,
  );
}

function tooDeep(file: string): PostFileError {
  return new PostFileError(`${file}: the text is too deeply nested, as with quotes within quotes`);
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

/** Reads and checks the front matter of a file, and removes it from the file. */
function readFields(source: VFile, schema: FrontMatter): z.infer<FrontMatter> {
  const whole = String(source);
  const lines = whole.split(/\r\n?|\n/);
  const mistake = (line: number, complaint: string) =>
    new PostFileError(`${source.path}:${line}: ${complaint}`);

  const lineCounter = new LineCounter();
  try {
    matter(source, { strip: true, yaml: { lineCounter, prettyErrors: false } });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) {
      throw mistake(1, error instanceof Error ? error.message : String(error));
    }
    // The front matter begins on the second line.
    const line = lineCounter.linePos(error.pos[0]).line + 1;
    const [name = ''] = (lines[line - 1] ?? '').split(':');
    const isRepeated = error.code === 'DUPLICATE_KEY';
    const isColon = error.code === 'BLOCK_AS_IMPLICIT_KEY';
    const quotes = `${name}: a text with a colon needs quotes: ${name}: "…"`;
    throw mistake(line, isRepeated ? `${name}: duplicate field` : isColon ? quotes : error.message);
  }
  if (String(source) === whole) {
    throw mistake(1, 'must begin with front matter: the fields between two lines of ---');
  }

  const raw = source.data['matter'];
  const checked = schema.safeParse(raw);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const isUnknown = issue?.code === 'unrecognized_keys';
  const field = String((isUnknown ? issue.keys : issue?.path)?.[0] ?? 'front matter');
  const isGiven = Object.hasOwn(Object(raw), field);
  const line = isGiven ? lines.findIndex((each) => each.startsWith(`${field}:`)) + 1 : 1;
  const known = Object.keys(schema.shape).join(', ');
  const complaint = isUnknown ? `unknown field; use ${known}` : issue?.message;
  throw mistake(line || 1, `${field}: ${complaint}`);
}
