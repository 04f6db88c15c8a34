import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import GridViewRounded from '@mui/icons-material/GridViewRounded';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';

const PAINTINGS = [
  { title: 'Quarry at noon', rack: 'Rack 4', tint: 'warning.light' },
  { title: 'Two ferries', rack: 'Rack 7', tint: 'info.light' },
  { title: 'Orchard, late', rack: 'Rack 2', tint: 'success.light' },
];

export default function ToggleButtonPaintings() {
  const [view, setView] = React.useState<'tiles' | 'rows'>('tiles');
  const tiles = view === 'tiles';

  return (
    <Stack spacing={2} alignItems="flex-start">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View of the store"
        value={view}
        onChange={(_event, next: 'tiles' | 'rows' | null) => setView(next ?? view)}
      >
        <ToggleButton value="tiles">
          <GridViewRounded fontSize="small" sx={{ marginInlineEnd: 1 }} />
          Tiles
        </ToggleButton>
        <ToggleButton value="rows">
          <ViewAgendaOutlined fontSize="small" sx={{ marginInlineEnd: 1 }} />
          Rows
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: tiles
            ? 'repeat(auto-fill, minmax(120px, 1fr))'
            : '1fr',
          gap: tiles ? 2 : 1,
          listStyle: 'none',
          width: '100%',
          m: 0,
          p: 0,
        }}
      >
        {PAINTINGS.map(({ title, rack, tint }) => (
          <Stack
            key={title}
            component="li"
            direction={tiles ? 'column' : 'row'}
            alignItems={tiles ? 'stretch' : 'center'}
            columnGap={2}
            rowGap={0.5}
          >
            <Box
              sx={{
                bgcolor: tint,
                borderRadius: 1,
                height: tiles ? 72 : 32,
                width: tiles ? 'auto' : 48,
              }}
            />
            <Typography variant="body2">{title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {rack}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Stack>
  );
}
