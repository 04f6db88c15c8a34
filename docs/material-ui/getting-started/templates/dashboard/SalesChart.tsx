import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { CHANNELS } from './data';
import type { Bar } from './report';
import SalesColumns, { COLORS } from './SalesColumns';
import SalesTable from './SalesTable';

export default function SalesChart({ bars }: { bars: readonly Bar[] }) {
  const [isTable, setTable] = React.useState(false);
  const titleId = React.useId();

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2, minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        flexWrap="wrap"
        alignItems="center"
      >
        <Typography id={titleId} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          Revenue by channel
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={isTable} />}
          label="As table"
          onChange={(_event, checked) => setTable(checked)}
        />
      </Stack>
      {isTable ? <SalesTable bars={bars} /> : <SalesColumns bars={bars} />}
      <Stack direction="row" useFlexGap spacing={2} flexWrap="wrap" sx={{ mt: 2 }}>
        {CHANNELS.map((channel, index) => (
          <Stack
            key={channel}
            direction="row"
            spacing={1}
            alignItems="center"
            useFlexGap
          >
            <Box
              sx={{
                width: 12,
                height: 12,
                borderRadius: 0.3,
                bgcolor: COLORS[index],
              }}
            />
            <Typography variant="body2">{channel}</Typography>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
