import { type Languages, languageOf as languageOfPath, prefixOf } from '../../shared/languages.ts';
import { kindOf, languageOf } from '../../src/content/edits/file-fields.ts';
import { type PageName, pathOf, type SinglePage, singlePages } from '../../src/pages.ts';

/** What the addresses of pages depend on. */
interface Routes {
  languages: Languages;
  clinic: { routes: { about: string } };
}

/** The files that a page is mainly made from. */
export function filesOfPage(path: string, { languages, clinic }: Routes): string[] {
  const language = languageOfPath(path, languages);
  const own = path.slice(prefixOf(language, languages).length) || '/';
  const [, part, id] = own.split('/');
  const single = singlePages.find((name) => pathOf(name, clinic) === own);
  const names = [
    ...(single ? [`pages/${single}.yaml`] : []),
    ...(single === 'offers' ? ['packages.yaml'] : []),
    ...(single === 'home' ? ['services.yaml'] : []),
    ...(part === 'locations' ? [...(id ? [`towns/${id}.yaml`] : []), 'pages/town.yaml'] : []),
    ...(part === 'blog' && id ? [`articles/${id}.md`, 'pages/blog.yaml'] : []),
  ];
  return names.map((name) => `${language}/${name}`);
}

/** The single pages on which facts and words of the whole site are most likely to be. */
const likely: SinglePage[] = [
  'home',
  'contact',
  'about',
  'offers',
  'costs',
  'testimonials',
  'blog',
];

/** Where the text of a file may be seen: the addresses of pages, the likeliest first. */
export function pagesOfFile(
  file: string,
  { languages, clinic }: Routes,
  paths: Iterable<string>,
): string[] {
  const language = languageOf(file) ?? languages[0];
  const prefix = prefixOf(language, languages);
  const inLanguage = [...paths].filter(
    (path) => !/\.|^\/desk\b/.test(path) && languageOfPath(path, languages) === language,
  );
  const own = ownPages(file, clinic);
  // Visitors do not have the page of a town or an article that is being written.
  const isWritten = ['town', 'article'].includes(kindOf(file)?.name ?? '');
  const drafted = isWritten ? own.map((path) => prefix + path) : [];
  const others = [...new Set([...likely, ...singlePages])].map((name) => pathOf(name, clinic));
  const first = [...own, ...others].map((path) => prefix + (path === '/' && prefix ? '' : path));
  const wanted = new Set([...first, ...inLanguage]);
  return [...wanted].filter((path) => inLanguage.includes(path) || drafted.includes(path));
}

function ownPages(file: string, clinic: Routes['clinic']): string[] {
  const kind = kindOf(file)?.name ?? '';
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  switch (kind) {
    case 'town':
      return [`/locations/${id}`];
    case 'article':
      return [`/blog/${id}`];
    case 'packages':
      return [pathOf('offers', clinic)];
  }
  const name = kind.replace(/^pages\//, '') as PageName;
  const single = singlePages.find((each) => each === name);
  return single ? [pathOf(single, clinic)] : [];
}
