import { uploadsIn } from '../../../../shared/site-edits/uploads.ts';

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

/** The fields that say what a picture of `clinic.yaml` shows; that of an article is beside it. */
export function describedIn(field: string): { name: string; field: string }[] {
  if (field === '/doctor/portrait') {
    return [
      { name: 'pages/home.yaml', field: '/hero/portraitAlt' },
      { name: 'pages/about.yaml', field: '/hero/portraitAlt' },
    ];
  }
  const [, page] = /^\/pictures\/(about|blog|contact|offers|testimonials)$/.exec(field) ?? [];
  return page === undefined ? [] : [{ name: `pages/${page}.yaml`, field: '/pictureAlt' }];
}
