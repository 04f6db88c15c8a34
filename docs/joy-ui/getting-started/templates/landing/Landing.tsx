import * as React from 'react';
import Box from '@mui/joy/Box';
import Features from './Features';
import Hero from './Hero';
import Newsletter from './Newsletter';
import Prices from './Prices';
import Questions from './Questions';
import SiteFooter from './SiteFooter';
import SiteHeader from './SiteHeader';

export default function Landing() {
  const prices = React.useRef<HTMLHeadingElement>(null);

  const showPrices = () => {
    prices.current?.scrollIntoView();
    prices.current?.focus({ preventScroll: true });
  };

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.body' }}>
      <SiteHeader />
      <main>
        <Hero onShowPrices={showPrices} />
        <Features />
        <Prices headingRef={prices} />
        <Questions />
        <Newsletter />
      </main>
      <SiteFooter />
    </Box>
  );
}
