import * as React from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { Tab } from '@mui/base/Tab';
import type { TabOwnerState } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './tabs.css';

type LinkTabProps = LinkProps & { ownerState?: TabOwnerState };

const LinkTab = React.forwardRef<HTMLAnchorElement, LinkTabProps>(function LinkTab(
  { ownerState: _ownerState, ...props },
  ref,
) {
  return <Link {...props} ref={ref} />;
});

const linkProps = { className: 'tab', slots: { root: LinkTab } };

function PageTabs() {
  const { pathname } = useLocation();

  return (
    <Tabs value={pathname}>
      <TabsList className="tab-list" aria-label="Component">
        {['/base-ui/react-button/', '/base-ui/react-tabs/'].map((path) => (
          <Tab key={path} value={path} to={path} {...linkProps}>
            {path.endsWith('tabs/') ? 'Tabs' : 'Button'}
          </Tab>
        ))}
      </TabsList>
      <p className="tab-panel">The page {pathname}</p>
    </Tabs>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter initialEntries={['/base-ui/react-tabs/']}>
      <PageTabs />
    </MemoryRouter>
  );
}
