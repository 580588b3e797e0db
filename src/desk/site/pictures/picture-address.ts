import { clinicFile } from '../../../../shared/clinic-file.ts';
import { isWithin } from '../../../../shared/site-edits/fields.ts';
import { uploadsIn } from '../../../../shared/site-edits/uploads.ts';
import { languageOf, nameOf, type SiteField } from '../data/site.ts';

/** Where the desk shows a picture; null if it is not one of the folder of pictures. */
export function pictureAddressOf(path: string): string | null {
  const [name] = uploadsIn([path]);
  if (name !== undefined) return `/media/${name}`;
  const [, within] = /(?:^|\/)images\/(.+)$/.exec(path) ?? [];
  return within === undefined
    ? null
    : `/api/desk/site/picture?${new URLSearchParams({ path: within })}`;
}

/** The name of an uploaded picture, by its address. */
export function uploadedName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** A field that says what a picture shows. */
export interface Described {
  /** Path in the folder of a language. */
  name: string;
  /** JSON pointer. */
  field: string;
}

/**
 * The fields that say what a picture shows.
 * @param name the path of the picture's file in a language's folder, or `clinic.yaml`
 * @param field the JSON pointer of the picture
 */
export function describedIn(name: string, field: string): Described[] {
  if (name !== clinicFile) return field === '/image' ? [{ name, field: '/imageAlt' }] : [];
  if (field === '/doctor/portrait') {
    return [
      { name: 'pages/home.yaml', field: '/hero/portraitAlt' },
      { name: 'pages/about.yaml', field: '/hero/portraitAlt' },
    ];
  }
  const [, page] = /^\/pictures\/(about|blog|contact|offers|testimonials)$/.exec(field) ?? [];
  return page === undefined ? [] : [{ name: `pages/${page}.yaml`, field: '/pictureAlt' }];
}

/**
 * The fields that still say what the picture before showed, in each language.
 * @param picture the changed picture
 * @param drafts all that is changed
 * @param languages those of the site
 */
export function undescribed(
  picture: SiteField,
  drafts: SiteField[],
  languages: readonly string[],
): (Described & { language: string })[] {
  const own = languageOf(picture.file);
  return describedIn(nameOf(picture.file), picture.field).flatMap((place) =>
    (own ? [own] : languages)
      .filter((code) => {
        const file = `${code}/${place.name}`;
        return !drafts.some((each) => each.file === file && isWithin(place.field, each.field));
      })
      .map((language) => ({ ...place, language })),
  );
}
