import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { SectionId } from './data';
import Features from './Features';
import Hero from './Hero';
import Newsletter from './Newsletter';
import Prices from './Prices';
import Questions from './Questions';
import SiteFooter from './SiteFooter';
import SiteHeader from './SiteHeader';
import { createShedTheme } from './theme';

export default function Marketing() {
  const outer = useTheme();
  const theme = React.useMemo(() => createShedTheme(outer), [outer]);
  const root = React.useRef<HTMLDivElement>(null);
  const [plan, setPlan] = React.useState('');

  const goTo = (section: SectionId) => {
    const heading = root.current?.querySelector<HTMLElement>(
      `[data-section="${section}"]`,
    );
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };

  return (
    <ThemeProvider theme={theme}>
      <Box
        ref={root}
        sx={{
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <SiteHeader goTo={goTo} />
        <main>
          <Hero goTo={goTo} />
          <Features />
          <Prices
            chosen={plan}
            onChoose={(next) => {
              setPlan(next);
              goTo('start');
            }}
          />
          <Questions />
          <Newsletter plan={plan} />
        </main>
        <SiteFooter />
      </Box>
    </ThemeProvider>
  );
}
