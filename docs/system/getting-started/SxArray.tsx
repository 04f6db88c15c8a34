import * as React from 'react';
import { Box } from '@mui/system';

const loans = [
  { title: 'The Salt Road', days: 12 },
  { title: 'Bridges of Ice', days: -3 },
];

export default function SxArray() {
  const [compact, setCompact] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 360, mx: 'auto' }}>
      <label>
        <input
          type="checkbox"
          checked={compact}
          onChange={(event) => setCompact(event.target.checked)}
        />{' '}
        Compact
      </label>
      {loans.map(({ title, days }) => (
        <Box
          key={title}
          sx={[
            {
              p: 2,
              border: 1,
              borderRadius: 2,
              borderColor: 'light-dark(#bcc3cc, #4b535e)',
            },
            compact && { p: 0.75, fontSize: 14 },
            days < 0 && {
              color: 'light-dark(#8a1c1c, #ffb4ab)',
              borderColor: 'currentcolor',
            },
          ]}
        >
          {title}: {days < 0 ? `${-days} days overdue` : `due in ${days} days`}
        </Box>
      ))}
    </Box>
  );
}
