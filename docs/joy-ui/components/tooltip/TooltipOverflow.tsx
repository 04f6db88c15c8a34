import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

function FileName({ children }: { children: string }) {
  const [isCut, setCut] = React.useState(false);

  return (
    <Tooltip describeChild title={isCut ? children : ''}>
      <Typography
        noWrap
        onMouseEnter={({ currentTarget: { scrollWidth, clientWidth } }) =>
          setCut(scrollWidth > clientWidth)
        }
      >
        {children}
      </Typography>
    </Tooltip>
  );
}

export default function TooltipOverflow() {
  return (
    <Stack sx={{ maxWidth: 220 }}>
      <FileName>plan.pdf</FileName>
      <FileName>minutes-of-the-annual-general-meeting.pdf</FileName>
    </Stack>
  );
}
