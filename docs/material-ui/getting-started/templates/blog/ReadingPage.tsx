import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArticleLink from './ArticleLink';
import ArticleMeta from './ArticleMeta';
import { ARTICLES } from './articles';
import RecipeCard from './RecipeCard';
import SaveButton from './SaveButton';
import type { Article } from './types';
import type { BlogState } from './useBlog';

interface ReadingPageProps {
  state: BlogState;
  article: Article;
}

export default function ReadingPage({ state, article }: ReadingPageProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  const Arrow = useTheme().direction === 'rtl' ? ArrowForward : ArrowBack;
  const next = ARTICLES[(ARTICLES.indexOf(article) + 1) % ARTICLES.length];

  // It replaces the list, as a page of its own would: from its top.
  React.useEffect(() => {
    heading.current?.ownerDocument.defaultView?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [article]);

  return (
    <Box component="article" sx={{ maxWidth: 720, mx: 'auto' }}>
      <Stack direction="row" justifyContent="space-between">
        <Button startIcon={<Arrow />} onClick={state.close}>
          All articles
        </Button>
        <SaveButton state={state} article={article} />
      </Stack>
      <Typography variant="overline" color="primary" component="p" sx={{ mt: 2 }}>
        {article.tag}
      </Typography>
      <Typography ref={heading} tabIndex={-1} component="h1" variant="h1">
        {article.title}
      </Typography>
      <Typography sx={{ my: 2, fontSize: '1.375rem' }}>{article.lead}</Typography>
      <ArticleMeta article={article} />
      <Box
        component="img"
        src={article.picture}
        alt=""
        sx={{ display: 'block', width: '100%', my: 3 }}
      />
      {article.text.map((paragraph) => (
        <Typography key={paragraph} paragraph>
          {paragraph}
        </Typography>
      ))}
      {article.recipe && <RecipeCard key={article.id} recipe={article.recipe} />}
      {next && (
        <Typography sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          Read next: <ArticleLink state={state} article={next} />
        </Typography>
      )}
    </Box>
  );
}
