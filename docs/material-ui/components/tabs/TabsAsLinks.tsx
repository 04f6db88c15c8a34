import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const PAGES = [
  { label: 'Overview', href: '/material-ui/' },
  { label: 'Install', href: '/material-ui/getting-started/installation/' },
  { label: 'First use', href: '/material-ui/getting-started/usage/' },
];

/** True if the browser shall open the address itself: in a new tab, a window, a file. */
function isLeftToBrowser(event: React.MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

export default function TabsAsLinks() {
  const [path, setPath] = React.useState('/material-ui/');

  return (
    <Tabs aria-label="First steps" value={path}>
      {PAGES.map(({ label, href }) => (
        <Tab
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          onClick={(event: React.MouseEvent) => {
            if (!isLeftToBrowser(event)) {
              event.preventDefault();
              setPath(href);
            }
          }}
        />
      ))}
    </Tabs>
  );
}
