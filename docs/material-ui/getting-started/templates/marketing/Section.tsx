import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { SectionId } from './data';

interface SectionProps {
  id: SectionId;
  title: string;
  text?: string;
  tinted?: boolean;
  children: React.ReactNode;
}

/** A band in the width of the window, with a heading that links of the header lead to. */
export default function Section({
  id,
  title,
  text,
  tinted,
  children,
}: SectionProps) {
  const titleId = React.useId();

  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ py: { xs: 6, md: 9 }, bgcolor: tinted ? 'background.paper' : undefined }}
    >
      <Container>
        <Typography
          id={titleId}
          tabIndex={-1}
          data-section={id}
          component="h2"
          variant="h2"
          sx={{ scrollMarginTop: '96px' }}
        >
          {title}
        </Typography>
        {text && (
          <Typography
            variant="h6"
            component="p"
            color="text.secondary"
            sx={{ mt: 1 }}
          >
            {text}
          </Typography>
        )}
        <Box sx={{ mt: 4 }}>{children}</Box>
      </Container>
    </Box>
  );
}
