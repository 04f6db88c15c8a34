/** Changes the query of the address shown, and adds nothing to the history. */
export function replaceQuery(query: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${query}${hash}`,
  );
}
