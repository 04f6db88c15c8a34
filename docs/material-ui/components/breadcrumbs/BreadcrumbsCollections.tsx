import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const WAY = ['Museum', 'East wing', 'Cabinet 7', 'Drawer of beetles'];

export default function BreadcrumbsCollections() {
  const [depth, setDepth] = React.useState(4);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Breadcrumbs aria-label="Way through the museum">
        {WAY.slice(0, depth).map((place, index) =>
          index === depth - 1 ? (
            <Typography key={place} component="span" aria-current="location">
              {place}
            </Typography>
          ) : (
            <Link
              key={place}
              component="button"
              type="button"
              variant="body1"
              onClick={() => setDepth(index + 1)}
            >
              {place}
            </Link>
          ),
        )}
      </Breadcrumbs>
      <Typography role="status" color="text.secondary">
        You are in: {WAY[depth - 1]}
      </Typography>
      {depth < WAY.length && (
        <Button size="small" variant="outlined" onClick={() => setDepth(depth + 1)}>
          Go to {WAY[depth]}
        </Button>
      )}
    </Stack>
  );
}
