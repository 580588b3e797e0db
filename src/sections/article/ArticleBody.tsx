import type { ReactNode } from 'react';
import type { Article, Site } from '../../content/read/index.ts';
import { fieldAttribute, fieldOf } from '../../content/snapshot/marks.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Help, helpContents } from '../chest-pain/Help.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { ReadAloud } from '../parts/ReadAloud.tsx';

interface ArticleBodyProps {
  site: Site;
  copy: PageCopy<'blog'>;
  article: Article;
  body: ReactNode;
  contents: { slug: string; text: string }[];
  /** What to do about chest pain, before the text; null unless the article is about that. */
  chestPain: PageCopy<'chest-pain'> | null;
}

/** The text of an article with its key facts and its table of contents. Narrow screens collapse the contents. */
export function ArticleBody({ site, copy, article, body, contents, chestPain }: ArticleBodyProps) {
  const { callToAction, keyFacts, sources } = article.data;
  const entries = [
    ...(chestPain ? helpContents(chestPain) : []),
    ...contents,
    ...(callToAction ? [{ slug: 'invitation', text: callToAction.heading }] : []),
    ...(sources.length > 0 ? [{ slug: 'sources', text: copy.article.sources }] : []),
  ];
  const textField = fieldAttribute(fieldOf(article.data.title, 'text'));
  return (
    <div className="wrap article-columns gap-y-6">
      {/* Nothing that can wait comes between the steps in the head of the article and the help that follows them. */}
      {chestPain && (
        <div className="max-lg:contents">
          <ReadAloud site={site} className="lg:mb-6" />
          <Help site={site} copy={chestPain} />
        </div>
      )}
      <div className="beside-text">
        {keyFacts.length > 0 && (
          <aside
            aria-labelledby="key-facts"
            className="rounded-card bg-warm px-5 py-4 lg:p-6 dark:bg-surface dark:inset-ring dark:inset-ring-line"
          >
            <h2 id="key-facts" className="text-card">
              {copy.article.keyFacts}
            </h2>
            <ul className="mt-2 divide-y divide-rule/50 text-balance text-plain leading-snug lg:text-base">
              {keyFacts.map((fact) => (
                <li key={fact} className="py-2">
                  <LinkedText site={site} text={fact} />
                </li>
              ))}
            </ul>
          </aside>
        )}
        {entries.length > 0 && (
          <nav
            aria-label={copy.article.contents}
            data-contents=""
            className="mt-3 md:mt-6 lg:sticky lg:top-36 lg:mt-8"
          >
            <details data-fold="64rem" className="group max-lg:border-rule max-lg:border-y">
              <summary className="markerless flex min-h-12 items-center justify-between lg:min-h-0">
                <h2 className="text-card">{copy.article.contents}</h2>
                <Icon name="chevron-down" size={18} className="turns-when-open lg:hidden" />
              </summary>
              <ol {...textField} className="text-small max-lg:pb-3 lg:mt-2">
                {entries.map(({ slug, text }) => (
                  <li key={slug}>
                    <a href={`#${slug}`} className="contents-entry py-2.5 lg:py-1.5">
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
      </div>
      <div {...textField} className={`prose lg:mt-12 ${chestPain ? 'prose-after-help' : ''}`}>
        {body}
      </div>
    </div>
  );
}
