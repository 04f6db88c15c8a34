import * as React from 'react';
import Box from '@mui/joy/Box';
import Container from '@mui/joy/Container';
import Typography from '@mui/joy/Typography';

interface SectionProps {
  title: string;
  text?: string;
  headingRef?: React.Ref<HTMLHeadingElement>;
  children: React.ReactNode;
}

export default function Section({
  title,
  text,
  headingRef = null,
  children,
}: SectionProps) {
  const id = React.useId();

  return (
    <Box component="section" aria-labelledby={id} sx={{ py: { xs: 5, md: 8 } }}>
      <Container>
        <Typography id={id} level="h2" component="h2" ref={headingRef} tabIndex={-1}>
          {title}
        </Typography>
        {text && <Typography sx={{ mt: 1, maxWidth: 560 }}>{text}</Typography>}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Container>
    </Box>
  );
}
