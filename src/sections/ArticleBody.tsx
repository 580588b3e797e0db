import type { ReactNode } from 'react';
import type { Article } from '../clinic/index.ts';
import type { PageCopy } from '../clinic/pages.ts';

interface ArticleBodyProps {
  copy: PageCopy<'blog'>;
  article: Article;
  body: ReactNode;
  contents: { slug: string; text: string }[];
}

/** The text of an article between its table of contents and its key facts. */
export function ArticleBody({ copy, article, body, contents }: ArticleBodyProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="prose">{body}</div>
      <div className="order-first lg:order-last">
        <aside aria-labelledby="key-facts" className="rounded-panel bg-warm p-6">
          <h2 id="key-facts" className="text-card">
            {copy.article.keyFacts}
          </h2>
          <ul className="mt-3 grid gap-3 text-small">
            {article.data.keyFacts.map((fact) => (
              <li key={fact} className="border-coral border-l-2 pl-3">
                {fact}
              </li>
            ))}
          </ul>
        </aside>
        <nav
          aria-labelledby="contents"
          data-contents=""
          className="mt-8 max-lg:hidden lg:sticky lg:top-28"
        >
          <h2 id="contents" className="text-card">
            {copy.article.contents}
          </h2>
          <ol className="mt-2 text-small">
            {contents.map(({ slug, text }) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className="block border-transparent border-l-2 py-1.5 pl-3 text-soft hover:text-ink hover:underline aria-[current]:border-brand-ink aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
