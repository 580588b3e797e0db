import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyFolder } from './clinic-folder.ts';
import type { Check } from './loaders.ts';
import { mistakeLine, parseYaml } from './mistakes.ts';
import type { PageCopy } from './pages.ts';
import type { Town } from './town.ts';

/** Quick links of a town must name towns that are there. */
export const checkTowns: Check = (towns) => {
  const slugs = new Set(towns.map(({ id }) => id));
  return towns.flatMap(({ file, data }) =>
    ((data as Town).quickLinks ?? [])
      .filter((slug) => !slugs.has(slug))
      .map((slug) => mistakeLine(file, 'quickLinks', `there is no town "${slug}"`)),
  );
};

/** The numbers of articles are unique. */
export const checkArticles: Check = (articles) => {
  const holders = new Map<unknown, string>();
  return articles.flatMap(({ id, file, data }) => {
    const holder = holders.get(data['id']);
    holders.set(data['id'], id);
    return holder ? [mistakeLine(file, 'id', `${data['id']} is also the id of ${holder}`)] : [];
  });
};

/** The insights of the home page must name articles that are there. */
export const checkHome: Check = (pages) =>
  pages.flatMap(({ file, data }) =>
    (data as PageCopy<'home'>).insights.articles
      .filter((slug) => !existsSync(resolve(copyFolder, 'articles', `${slug}.md`)))
      .map((slug) => mistakeLine(file, 'insights.articles', `there is no article "${slug}"`)),
  );

/** The rows of the comparison must name packages that are there. */
export const checkOffers: Check = (pages) => {
  const ids = packageIds();
  return pages.flatMap(({ file, data }) =>
    (data as PageCopy<'offers'>).compare.rows.flatMap(({ packages }, row) =>
      packages
        .filter((id) => !ids.has(id))
        .map((id) =>
          mistakeLine(file, `compare.rows.${row}.packages`, `there is no package "${id}"`),
        ),
    ),
  );
};

/** What the list itself has wrong is told where the list is read. */
function packageIds(): Set<unknown> {
  const file = resolve(copyFolder, 'packages.yaml');
  const items = existsSync(file) ? parseYaml(file, readFileSync(file, 'utf8')) : [];
  return new Set(Array.isArray(items) ? items.map((item) => item?.id) : []);
}
