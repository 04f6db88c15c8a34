import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArticleLink from './ArticleLink';
import ArticleMeta from './ArticleMeta';
import SaveButton from './SaveButton';
import type { Article } from './types';
import type { BlogState } from './useBlog';

interface FeaturedProps {
  state: BlogState;
  article: Article;
}

export default function Featured({ state, article }: FeaturedProps) {
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
      }}
    >
      <Box
        component="img"
        src={article.picture}
        alt=""
        sx={{ width: '100%', height: '100%', maxHeight: 420, objectFit: 'cover' }}
      />
      <Stack
        spacing={2}
        useFlexGap
        sx={{ p: { xs: 2, md: 4 }, justifyContent: 'center' }}
      >
        <Typography variant="overline" color="primary">
          New: {article.tag}
        </Typography>
        <Typography component="h2" variant="h2">
          <ArticleLink covers state={state} article={article} />
        </Typography>
        <Typography>{article.lead}</Typography>
        <Stack direction="row" alignItems="center" justifyContent="space-between">
          <ArticleMeta article={article} />
          <SaveButton state={state} article={article} />
        </Stack>
      </Stack>
    </Card>
  );
}
