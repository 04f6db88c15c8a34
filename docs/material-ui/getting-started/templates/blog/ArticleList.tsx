import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArticleCard from './ArticleCard';
import Filters from './Filters';
import type { BlogState } from './useBlog';

export default function ArticleList({ state }: { state: BlogState }) {
  const titleId = React.useId();
  const heading = React.useRef<HTMLHeadingElement>(null);
  const { list, featured, hasMore } = state;

  const leave = (change: () => void) => {
    change();
    heading.current?.focus();
  };

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        ref={heading}
        tabIndex={-1}
        id={titleId}
        component="h2"
        variant="h5"
        sx={{ mb: 2 }}
      >
        {featured ? 'More from the kitchen' : 'What we found'}
      </Typography>
      <Filters state={state} />
      <Typography variant="body2" role="status" sx={{ mb: 2 }}>
        {list.length === 1 ? '1 article' : `${list.length} articles`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {list.map((article) => (
          <ArticleCard key={article.id} state={state} article={article} />
        ))}
      </Box>
      {list.length === 0 && (
        <Box sx={{ py: 6, textAlign: 'center', bgcolor: 'background.paper' }}>
          <Typography gutterBottom>Nobody here has cooked that yet.</Typography>
          <Button variant="outlined" onClick={() => leave(state.clear)}>
            Show all articles
          </Button>
        </Box>
      )}
      {hasMore && (
        <Button
          variant="outlined"
          onClick={() => leave(state.showAll)}
          sx={{ mt: 3 }}
        >
          Show older articles
        </Button>
      )}
    </Box>
  );
}
