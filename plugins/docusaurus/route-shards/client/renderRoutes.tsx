import { useContext, useMemo, useState, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { Route, Switch } from 'react-router-dom';
import type { RouteConfig } from 'react-router-config';

/**
 * Gives the router's state as it was when the address of the shown page was taken up. While the
 * next page loads, the router states the old address once more, as a new object, and all that
 * reads it, each link for one, would be rendered for nothing before the page is requested.
 */
function useShownState() {
  const state = useContext(RouterContext);
  const [shown, setShown] = useState(state);
  if (shown.location === state.location) {
    return shown;
  }
  setShown(state);
  return state;
}

function Routes({ routes }: { routes: RouteConfig[] }): ReactNode {
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

/**
 * Renders the routes again with each address: pages have come into the list since. An address
 * in other letters than a page's is none of the portal, as on the host: there its HTML is that
 * of the page for missing ones, which another page could not take over.
 */
function LiveRoutes({ routes }: { routes: RouteConfig[] }): ReactNode {
  const state = useShownState();
  return useMemo(
    () => (
      <RouterContext.Provider value={state}>
        <Routes routes={routes} />
      </RouterContext.Provider>
    ),
    [state, routes],
  );
}

/** Stands in for `renderRoutes` of `react-router-config` 5.1.1, which knows no case. */
export default function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes ? <LiveRoutes routes={routes} /> : null;
}
