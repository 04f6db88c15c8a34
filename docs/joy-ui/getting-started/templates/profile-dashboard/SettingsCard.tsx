import * as React from 'react';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

interface SettingsCardProps {
  title: string;
  description: string;
  titleRef?: React.Ref<HTMLHeadingElement>;
  children: React.ReactNode;
}

/** Title and description beside the content, above it on phones. */
export default function SettingsCard({
  title,
  description,
  titleRef = null,
  children,
}: SettingsCardProps) {
  const id = React.useId();

  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '15rem minmax(0, 1fr)',
        },
        p: { xs: 2, md: 3 },
      }}
    >
      <div>
        <Typography
          ref={titleRef}
          id={id}
          tabIndex={-1}
          level="title-lg"
          component="h2"
        >
          {title}
        </Typography>
        <Typography level="body-sm" sx={{ mt: 0.5 }}>
          {description}
        </Typography>
      </div>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Card>
  );
}
