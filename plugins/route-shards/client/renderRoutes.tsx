import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'react-router-dom';
import type { RouteConfig } from 'react-router-config';

/**
 * Renders the routes anew with each address: pages have come into the list since. An address
 * in other letters than a page's is none of the portal, as on the host: there its HTML is
 * that of the page for missing ones, which another page could not take over.
 */
function LiveRoutes({ routes }: { routes: RouteConfig[] }): ReactNode {
  useLocation();
  return (
    <Switch>
      {routes.map((route, index) => {
        const { component: Page, path, exact, strict } = route;
        return (
          <Route
            key={route.key ?? index}
            path={path}
            exact={exact}
            strict={strict}
            sensitive
            render={(props) => Page && <Page {...props} route={route} />}
          />
        );
      })}
    </Switch>
  );
}

/** Stands in for `renderRoutes` of `react-router-config` 5.1.1, which knows no case. */
export default function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes ? <LiveRoutes routes={routes} /> : null;
}
