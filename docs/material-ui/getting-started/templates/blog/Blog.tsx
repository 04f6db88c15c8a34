import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArticleList from './ArticleList';
import Featured from './Featured';
import ReadingPage from './ReadingPage';
import Sidebar from './Sidebar';
import { createJournalTheme } from './theme';
import useBlog from './useBlog';

export default function Blog() {
  const outer = useTheme();
  const theme = React.useMemo(() => createJournalTheme(outer), [outer]);
  const root = React.useRef<HTMLDivElement>(null);
  const lastRead = React.useRef<string>();
  const state = useBlog();
  const { article, featured } = state;

  // Back in the list, the focus is where it was: at the title of what was read.
  React.useEffect(() => {
    if (article) {
      lastRead.current = article.id;
    } else if (lastRead.current) {
      root.current
        ?.querySelector<HTMLElement>(`[data-article="${lastRead.current}"]`)
        ?.focus();
    }
  }, [article]);

  return (
    <ThemeProvider theme={theme}>
      <Box
        ref={root}
        sx={{
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Container maxWidth="lg" sx={{ pb: 6 }}>
          <Box
            component="header"
            sx={{ py: 3, mb: 3, textAlign: 'center', borderBottom: '3px double' }}
          >
            <Typography
              component={article ? 'p' : 'h1'}
              variant={article ? 'h5' : 'h1'}
            >
              The Long Table
            </Typography>
            <Typography color="text.secondary">
              A journal of cooking at home
            </Typography>
          </Box>
          <main>
            {article ? (
              <ReadingPage state={state} article={article} />
            ) : (
              <>
                {featured && <Featured state={state} article={featured} />}
                <Box
                  sx={{
                    mt: 4,
                    display: 'grid',
                    gap: 4,
                    gridTemplateColumns: {
                      xs: 'minmax(0, 1fr)',
                      md: 'minmax(0, 1fr) 260px',
                    },
                  }}
                >
                  <ArticleList state={state} />
                  <Sidebar state={state} />
                </Box>
              </>
            )}
          </main>
        </Container>
      </Box>
    </ThemeProvider>
  );
}
