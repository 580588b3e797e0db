import type { FastifyBaseLogger } from 'fastify';
import { usablePictureAddress } from '../../shared/html/picture-address.ts';
import { sanitiseContent } from '../../shared/html/sanitise.ts';
import { type PhoneLinks, splitAtPhoneNumbers } from '../../shared/phone-numbers.ts';
import { type Post, type PostCard, postIcon } from '../../shared/post.ts';
import { readMinutesOf } from '../../shared/reading-time.ts';
import { slugOfId, slugOfTitle } from '../../shared/text/slug.ts';
import { idOf, isRow, numberOf, type PostRow, readSlug, trimText } from './row.ts';

/** Maximum lengths of a card's texts, in UTF-16 units; longer ones are cut. */
const maxLengths = { title: 300, excerpt: 1_000 };

/** Maximum length of a timestamp; PostgreSQL's have up to 32 characters. */
const maxTimestamp = 40;

interface RowMapperOptions {
  /** Origin of this site, to recognise its own pictures and links. */
  siteUrl: string;
  /** IANA name of the time zone that dates are shown in. */
  timeZone: string;
  /** Its phone numbers become links in posts; the slugs of its articles are taken. */
  clinic: { phoneLinks: PhoneLinks; isArticle(slug: string): boolean };
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export type RowMapper = ReturnType<typeof createRowMapper>;

/** Creates a mapper that turns the rows of one site into what visitors see. */
export function createRowMapper(options: RowMapperOptions) {
  const { siteUrl, timeZone, clinic, log } = options;
  const fieldsOf = (row: PostRow) => {
    return {
      id: numberOf(row.id),
      title: titleOf(row),
      excerpt: trimText(row.excerpt, maxLengths.excerpt),
      image: usablePictureAddress(row.featured_image, siteUrl),
      createdAt: momentOf(row.created_at, timeZone),
      readMinutes: readMinutesOf(row.content),
    };
  };
  const availableSlugOf = (row: PostRow) => {
    const slug = slugOf(row);
    return clinic.isArticle(slug) ? idSlugOf(row) : slug;
  };
  return {
    /** The slug of a row's card: the result of `slugOf` or, if an article has that slug, one made from the id. */
    slugOf: availableSlugOf,
    /** The card of a row, or null if it is not a row or no icon fits its id. */
    toCard(row: unknown): PostCard | null {
      if (!isRow(row)) return null;
      const icon = iconOf(numberOf(row.id));
      if (icon === undefined) return null;
      return { ...fieldsOf(row), icon, slug: availableSlugOf(row) };
    },
    /** The post of a row, under the slug that led to it; its content is sanitised here. */
    toPost(row: PostRow, slug: string): Post {
      const { html, problem } = sanitiseContent(row.content, siteUrl, clinic.phoneLinks);
      if (problem) log.warn({ slug }, `the content of a blog post ${problem}`);
      const hasContent = trimText(row.content, 1) !== null;
      const fields = fieldsOf(row);
      const excerptParts = splitAtPhoneNumbers(fields.excerpt ?? '', clinic.phoneLinks);
      return { ...fields, slug, excerptParts, html, hasContent };
    },
  };
}

/** The slug of a row: its own, or one made from its title, or one made from its id. */
function slugOf(row: PostRow): string {
  const title = titleOf(row);
  return readSlug(row.slug) ?? (title && slugOfTitle(title)) ?? idSlugOf(row);
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
  return trimText(row.title, maxLengths.title);
}

/**
 * The time in a timestamp field as ISO 8601 in UTC, or null if it is not one. A time without a zone is UTC; a date
 * without a time is noon of that day in the time zone.
 */
function momentOf(value: unknown, timeZone: string): string | null {
  const timestamp = value instanceof Date ? value.toJSON() : value;
  if (typeof timestamp !== 'string' || timestamp.length > maxTimestamp) return null;
  try {
    return new Date(instantOf(timestamp, timeZone).epochMilliseconds).toISOString();
  } catch {
    // Not an ISO 8601 timestamp, or a date that does not exist, such as 30 February.
    return null;
  }
}

function instantOf(timestamp: string, timeZone: string): Temporal.Instant {
  if (/^\d{4}-\d{2}-\d{2}$/.test(timestamp)) {
    const noon = { plainTime: '12:00', timeZone };
    return Temporal.PlainDate.from(timestamp).toZonedDateTime(noon).toInstant();
  }
  const hasOffset = /(z|[+-]\d{2}(:?\d{2})?)$/i.test(timestamp.slice('2024-01-15'.length));
  return Temporal.Instant.from(hasOffset ? timestamp : `${timestamp}Z`);
}
