import * as React from 'react';
import Link, { type LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const GoTo = React.createContext<(path: string) => void>(() => {});

interface RouteAnchorProps extends React.ComponentPropsWithoutRef<'a'> {
  to: string;
}

const RouteAnchor = React.forwardRef<HTMLAnchorElement, RouteAnchorProps>(
  function RouteAnchor({ to, onClick, ...props }, ref) {
    const goTo = React.useContext(GoTo);

    const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        goTo(to);
      }
    };

    return <a {...props} ref={ref} href={to} onClick={handleClick} />;
  },
);

function RouteLink(props: LinkProps<typeof RouteAnchor>) {
  return <Link component={RouteAnchor} {...props} />;
}

export default function LinkRouter() {
  const [path, setPath] = React.useState('/material-ui/');

  return (
    <GoTo.Provider value={setPath}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        <RouteLink to="/material-ui/">Sowing</RouteLink>
        <RouteLink to="/system/" underline="hover">
          Harvest
        </RouteLink>
        <Typography role="status" color="text.secondary">
          Route: {path}
        </Typography>
      </Stack>
    </GoTo.Provider>
  );
}
