import Link from '@mui/material/Link';
import type { Article } from './types';
import type { BlogState } from './useBlog';

interface ArticleLinkProps {
  state: BlogState;
  article: Article;
  /** The whole card opens the article. */
  covers?: boolean;
}

/** A button that looks like a link. With a router it is a link to the page of the article. */
export default function ArticleLink({ state, article, covers }: ArticleLinkProps) {
  return (
    <Link
      component="button"
      type="button"
      data-article={article.id}
      underline={covers ? 'hover' : 'always'}
      onClick={() => state.open(article.id)}
      sx={{
        font: 'inherit',
        textAlign: 'start',
        '&::after': covers
          ? { content: '""', position: 'absolute', inset: 0 }
          : undefined,
      }}
    >
      {article.title}
    </Link>
  );
}
