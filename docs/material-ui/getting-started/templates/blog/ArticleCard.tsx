import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import ArticleLink from './ArticleLink';
import ArticleMeta from './ArticleMeta';
import SaveButton from './SaveButton';
import type { Article } from './types';
import type { BlogState } from './useBlog';

interface ArticleCardProps {
  state: BlogState;
  article: Article;
}

export default function ArticleCard({ state, article }: ArticleCardProps) {
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
      }}
    >
      <CardMedia component="img" src={article.picture} alt="" sx={{ height: 170 }} />
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="overline" color="primary">
          {article.tag}
        </Typography>
        <Typography component="h3" variant="h5" gutterBottom>
          <ArticleLink covers state={state} article={article} />
        </Typography>
        <Typography>{article.lead}</Typography>
      </CardContent>
      <CardActions sx={{ px: 2, justifyContent: 'space-between' }}>
        <ArticleMeta article={article} />
        <SaveButton state={state} article={article} />
      </CardActions>
    </Card>
  );
}
