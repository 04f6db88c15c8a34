import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Download from '@mui/icons-material/Download';
import { type Attachment } from './types';

export default function Attachments({
  attachments,
}: {
  attachments: readonly Attachment[];
}) {
  const headingId = React.useId();

  return (
    <section aria-labelledby={headingId}>
      <Typography level="title-sm" component="h3" id={headingId} sx={{ mb: 1 }}>
        Attachments
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {attachments.map(({ name, size, picture }) => (
          <Card key={name} component="li" size="sm" variant="outlined">
            <CardOverflow>
              <AspectRatio ratio="8/5">
                <img src={picture} alt="" />
              </AspectRatio>
            </CardOverflow>
            <CardContent>
              <Link
                overlay
                level="title-sm"
                href={picture}
                download={name}
                aria-label={`Download ${name}`}
                endDecorator={<Download />}
                sx={{ justifyContent: 'space-between', overflowWrap: 'anywhere' }}
              >
                {name}
              </Link>
              <Typography level="body-xs">{size}</Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </section>
  );
}
