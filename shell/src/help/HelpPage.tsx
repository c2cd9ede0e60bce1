import { Anchor, NotFound, Page, PageHeader, TextInput } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Article, articlePath, findArticles, loadArticles } from './guide';
import { GUIDE_PATH } from './guide-path';
import { ArticleView } from './ArticleView';
import classes from './help.module.css';

interface HelpPageProps {
  /** Path after `/help`: empty, or the name of an article. */
  slug: string;
  setTitle(title: string): void;
}

/** The page with the articles in the reader's language. */
export async function loadHelpPage() {
  const articles = await loadArticles();
  return (props: HelpPageProps) => <HelpPage articles={articles} {...props} />;
}

/** The user guide: all articles with a search, or one of them. */
function HelpPage({ articles, slug, setTitle }: HelpPageProps & { articles: readonly Article[] }) {
  const article = articles.find((one) => one.slug === slug);
  const title = article?.title ?? t`User guide`;
  useEffect(() => setTitle(title), [setTitle, title]);
  if (slug === '') return <Guide articles={articles} />;
  if (!article) return <NotFound />;
  return (
    <Page name="help-article">
      <div className={classes.article}>
        <Anchor component={Link} to={GUIDE_PATH}>
          <Trans>User guide</Trans>
        </Anchor>
        <PageHeader title={title} description={article.summary} />
        <ArticleView article={article} />
      </div>
    </Page>
  );
}

function Guide({ articles }: { articles: readonly Article[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const found = findArticles(articles, text);
  return (
    <Page name="help">
      <PageHeader title={t`User guide`} />
      <TextInput
        type="search"
        label={t`Search the user guide`}
        maw="24rem"
        maxLength={60}
        value={text}
        onChange={({ currentTarget: { value } }) => setSearch(value ? { q: value } : {}, { replace: true })}
      />
      <p role="status" className={classes.count}>
        {found.length === 0 ? t`No results.` : ''}
      </p>
      <ul className={classes.list}>
        {found.map((article) => (
          <li key={article.slug}>
            <Anchor component={Link} to={articlePath(article)}>
              {article.title}
            </Anchor>
            <p>{article.summary}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
