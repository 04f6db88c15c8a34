import * as React from 'react';
import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';

const LIGHTS = ['Ailsa', 'Ardna', 'Bell', 'Corran', 'Covesea', 'Dunnet', 'Girdle'];
const INITIALS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const listLights = (initial: string) =>
  LIGHTS.filter((light) => light.startsWith(initial));

export default function PaginationInitials() {
  const [initial, setInitial] = React.useState('C');
  const withLights = INITIALS.filter((one) => listLights(one).length > 0);
  const place = withLights.indexOf(initial);

  const renderArrow = (type: 'previous' | 'next', name: string, goal?: string) => (
    <li>
      <PaginationItem
        type={type}
        size="small"
        aria-label={name}
        disabled={goal === undefined}
        onClick={() => goal && setInitial(goal)}
      />
    </li>
  );

  return (
    <nav aria-label="Lights by initial">
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}
      >
        {renderArrow('previous', 'Letter before', withLights[place - 1])}
        {INITIALS.map((one) => (
          <li key={one}>
            <PaginationItem
              page={one}
              variant="outlined"
              shape="rounded"
              size="small"
              color="primary"
              selected={one === initial}
              aria-current={one === initial || undefined}
              disabled={!withLights.includes(one)}
              onClick={() => setInitial(one)}
              sx={{ fontWeight: one === initial ? 700 : 400 }}
            />
          </li>
        ))}
        {renderArrow('next', 'Letter after', withLights[place + 1])}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {listLights(initial).join(', ')}
      </Typography>
    </nav>
  );
}
