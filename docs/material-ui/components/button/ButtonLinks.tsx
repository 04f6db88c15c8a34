import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface RouteLinkProps extends React.ComponentPropsWithoutRef<'a'> {
  to: string;
}

const RouteLink = React.forwardRef<HTMLAnchorElement, RouteLinkProps>(
  function RouteLink({ to, ...other }, ref) {
    return <a ref={ref} href={to} {...other} />;
  },
);

export default function ButtonLinks() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
      <Button variant="contained" href="/material-ui/getting-started/installation/">
        Read the installation guide
      </Button>
      <Button
        variant="outlined"
        href="https://www.npmjs.com/package/@mui/material"
        target="_blank"
        rel="noreferrer"
      >
        Package on npm (new tab)
      </Button>
      <Button component={RouteLink} to="/material-ui/getting-started/usage/">
        Write the first component
      </Button>
    </Stack>
  );
}
