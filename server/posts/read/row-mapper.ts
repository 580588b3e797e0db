import type { FastifyBaseLogger } from 'fastify';
import { type PhoneLinks, splitAtPhoneNumbers } from '../../../shared/phone-numbers.ts';
import { type Post, type PostCard, postIcon } from '../../../shared/post.ts';
import { readMinutesOf } from '../../../shared/reading-time.ts';
import { slugOfId, slugOfTitle } from '../../../shared/text/slug.ts';
import { pictureAddress } from '../html/picture-address.ts';
import { withPictureFiles } from '../html/picture-files.ts';
import { sanitiseContent } from '../html/sanitise.ts';
import { postDates } from './dates.ts';
import { idOf, isRow, numberOf, type PostRow, textOf } from './row.ts';
import { usableSlug } from './slugs.ts';
import { translationsIn } from './translations.ts';

/** The longest texts of a card, in UTF-16 units; longer ones are cut. */
const maxLengths = { title: 300, excerpt: 1_000 };

/** Turns rows into what visitors see. */
export interface RowMapper {
  /** The slug of a row's card: that of `slugOf`, else, where an article has it, the one made from the id. */
  slugOf(row: PostRow): string;
  /** The card of a row, or null if it is not a row or no icon fits its id. */
  toCard(row: unknown): PostCard | null;
  /**
   * The post of a row, under the slug that led to it; its content is sanitised here.
   * @param others the rows of its translations
   */
  toPost(row: PostRow, slug: string, others?: PostRow[]): Post;
}

interface RowMapperOptions {
  /** Origin of this site, which tells its own pictures and links from others. */
  siteUrl: string;
  /** IANA name of the time zone that dates are shown in. */
  timeZone: string;
  /** Its phone numbers become links wherever they occur in a post; its articles keep their slugs. */
  clinic: { phoneLinks: PhoneLinks; isArticle(slug: string): boolean };
  /** The languages other than the first that a row may be in. */
  otherLanguages: readonly string[];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Creates a mapper for the rows of one site. */
export function createRowMapper(options: RowMapperOptions): RowMapper {
  const { siteUrl, timeZone, clinic, otherLanguages, log } = options;
  const dates = postDates(timeZone);
  const languageOf = (row: PostRow) => {
    const language = otherLanguages.find((code) => code === row.language);
    return language ? { language } : {};
  };
  const fieldsOf = (row: PostRow) => {
    return {
      id: numberOf(row.id),
      title: titleOf(row),
      excerpt: textOf(row.excerpt, maxLengths.excerpt),
      image: pictureAddress(row.featured_image, siteUrl),
      createdAt: dates.toMoment(row.created_at),
      readMinutes: readMinutesOf(row.content),
      ...languageOf(row),
    };
  };
  const freeSlugOf = (row: PostRow) => {
    const slug = slugOf(row);
    return clinic.isArticle(slug) ? idSlugOf(row) : slug;
  };
  return {
    slugOf: freeSlugOf,
    toCard(row) {
      if (!isRow(row)) return null;
      const icon = iconOf(numberOf(row.id));
      if (icon === undefined) return null;
      return { ...fieldsOf(row), icon, slug: freeSlugOf(row) };
    },
    toPost(row, slug, others = []) {
      const { html, problem } = sanitiseContent(row.content, siteUrl, clinic.phoneLinks);
      if (problem) log.warn({ slug }, `the content of a blog post ${problem}`);
      const hasContent = textOf(row.content, 1) !== null;
      const shown = html && withPictureFiles(html);
      const fields = fieldsOf(row);
      const excerptParts = splitAtPhoneNumbers(fields.excerpt ?? '', clinic.phoneLinks);
      const group = others.map((other) => ({ slug: freeSlugOf(other), ...languageOf(other) }));
      const translations = translationsIn({ slug, ...languageOf(row) }, group);
      return { ...fields, ...translations, slug, excerptParts, html: shown, hasContent };
    },
  };
}

/** The slug of a row: its own, else one made from its title, else one made from its id. */
export function slugOf(row: PostRow): string {
  const title = titleOf(row);
  return usableSlug(row.slug) ?? (title && slugOfTitle(title)) ?? idSlugOf(row);
}

/** The slug made from the row's id alone. */
export function idSlugOf(row: PostRow): string {
  return slugOfId(idOf(row) ?? numberOf(row.id));
}

/** The icon at the id modulo the number of icons; undefined for a negative or fractional id. */
function iconOf(id: number): PostCard['icon'] | undefined {
  return postIcon.options[id % postIcon.options.length];
}

function titleOf(row: PostRow): string | null {
  return textOf(row.title, maxLengths.title);
}
