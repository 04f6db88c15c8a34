interface Branching<Route> {
  routes?: Route[];
}

/**
 * Lists the lists of routes in a tree, each before those inside it. A list has the same
 * index at build and in the browser, where pages are put into it later.
 */
export function listBranches<Route extends Branching<Route>>(
  routes: Route[],
): Route[][] {
  return [
    routes,
    ...routes.flatMap((route) => (route.routes ? listBranches(route.routes) : [])),
  ];
}
