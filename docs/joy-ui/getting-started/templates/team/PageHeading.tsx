import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { SEATS } from './data';

interface PageHeadingProps {
  count: number;
  onInvite: () => void;
}

export default function PageHeading({ count, onInvite }: PageHeadingProps) {
  const seatsId = React.useId();

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: 3,
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography level="h2" component="h1">
          Team
        </Typography>
        <Typography level="body-sm">
          Everybody who works in Polaris Studio, and what they may do.
        </Typography>
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 180 } }}>
        <Typography id={seatsId} level="body-sm" sx={{ mb: 0.5 }}>
          {count} of {SEATS} seats taken
        </Typography>
        <LinearProgress
          determinate
          variant="solid"
          role="meter"
          aria-labelledby={seatsId}
          color={count < SEATS ? 'primary' : 'warning'}
          value={(count / SEATS) * 100}
        />
      </Box>
      <Button startDecorator={<PersonAddAlt />} onClick={onInvite}>
        Invite people
      </Button>
    </Box>
  );
}
