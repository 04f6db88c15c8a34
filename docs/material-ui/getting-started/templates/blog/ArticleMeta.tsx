import Typography from '@mui/material/Typography';
import type { Article } from './types';

export default function ArticleMeta({ article }: { article: Article }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {article.author} · {article.date} · {article.minutes} min
    </Typography>
  );
}
