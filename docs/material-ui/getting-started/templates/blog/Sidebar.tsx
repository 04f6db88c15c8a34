import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArticleLink from './ArticleLink';
import { ARTICLES } from './articles';
import type { Article } from './types';
import type { BlogState } from './useBlog';

const MOST_READ = ['plum-cake', 'pot-of-beans', 'sunday-loaf'];

interface TitlesProps {
  state: BlogState;
  articles: readonly Article[];
}

function Titles({ state, articles }: TitlesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {articles.map((article) => (
        <Typography key={article.id} component="li" sx={{ py: 0.75 }}>
          <ArticleLink state={state} article={article} />
        </Typography>
      ))}
    </Box>
  );
}

export default function Sidebar({ state }: { state: BlogState }) {
  return (
    <Stack component="aside" aria-label="About the journal" spacing={4} useFlexGap>
      <Box sx={{ p: 2, bgcolor: 'background.paper' }}>
        <Typography component="h2" variant="h6" gutterBottom>
          Who cooks here
        </Typography>
        <Typography>
          Three neighbours and one stove. We write down what worked, and now and then
          what did not.
        </Typography>
      </Box>
      <div>
        <Typography component="h2" variant="h6">
          Most read
        </Typography>
        <Titles
          state={state}
          articles={ARTICLES.filter(({ id }) => MOST_READ.includes(id))}
        />
      </div>
      <div>
        <Typography component="h2" variant="h6">
          Saved
        </Typography>
        {state.saved.length > 0 ? (
          <Titles state={state} articles={state.saved} />
        ) : (
          <Typography color="text.secondary">
            Nothing yet. Press the bookmark of an article to find it here.
          </Typography>
        )}
      </div>
      <Typography>
        <Link href="/material-ui/getting-started/templates/">All templates</Link>
      </Typography>
    </Stack>
  );
}
